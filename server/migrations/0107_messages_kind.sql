-- Which message it was: the id of its subject or text. Unknown for messages from before.
ALTER TABLE messages ADD COLUMN kind text;
