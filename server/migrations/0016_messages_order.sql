-- Everybody gets their messages in the order in which they were recorded.
CREATE INDEX messages_waiting ON messages (channel, recipient, id) WHERE status = 'queued';
