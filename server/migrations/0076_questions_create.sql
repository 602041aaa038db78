-- What readers of a room ask its owner: questions and their answers, and documents that are missing.
CREATE TABLE questions (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  -- Who asked; null once the account is gone.
  account_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('question', 'document')),
  state text NOT NULL CHECK (state IN ('open', 'answered', 'declined')),
  body text NOT NULL,
  reason text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  -- How many answers there are.
  version integer NOT NULL DEFAULT 0,
  asker_unread boolean NOT NULL DEFAULT false,
  asked_at timestamptz NOT NULL
);
CREATE INDEX questions_listing ON questions (listing_id, kind, asked_at);
CREATE INDEX questions_account ON questions (account_id, asked_at);

CREATE TABLE question_answers (
  question_id uuid NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  body text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (question_id, version)
);

-- How far the deal about a listing is, and was.
CREATE TABLE deal_statuses (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  status text NOT NULL CHECK (status IN
    ('accepting_interest', 'reviewing_offers', 'letter_of_intent', 'due_diligence', 'firm', 'closed')),
  at timestamptz NOT NULL,
  PRIMARY KEY (listing_id, place)
);
