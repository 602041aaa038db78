-- What the regulator has an agent call themselves, such as Broker or Salesperson; null until they say.
ALTER TABLE agents ADD COLUMN designation text;
