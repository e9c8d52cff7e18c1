// Practice
