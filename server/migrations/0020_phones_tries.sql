-- Tries from another network than the one that asked for the code. They have a budget of their own, so that a stranger's wrong
-- guesses do not use up the tries of the person who waits for the code.
ALTER TABLE phone_codes ADD COLUMN other_tries integer NOT NULL DEFAULT 0;
