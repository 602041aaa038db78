-- Which contact details an agent's profile in the directory shows.
ALTER TABLE agents
  ADD COLUMN shows_email boolean NOT NULL DEFAULT true,
  ADD COLUMN shows_phone boolean NOT NULL DEFAULT true;
