-- The request that caused a message, which the log names beside each delivery; null for those that the server sends by itself.
ALTER TABLE messages ADD COLUMN request_id uuid;
