-- Repeated calls are recognized by request_keys, and nothing reads these. Their indexes go with them.
ALTER TABLE listings DROP COLUMN posting_key;
ALTER TABLE tickets DROP COLUMN request_key;
ALTER TABLE inquiries DROP COLUMN request_key;
ALTER TABLE inquiry_messages DROP COLUMN request_key;
