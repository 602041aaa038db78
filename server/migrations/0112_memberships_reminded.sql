-- The end of the paid period whose renewal the member was reminded of: one reminder for each.
ALTER TABLE memberships ADD COLUMN reminded_of timestamptz;
