-- Texts that administrators insert into their answers to tickets.
CREATE TABLE canned_answers (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  english text NOT NULL,
  french text NOT NULL
);
CREATE UNIQUE INDEX canned_answers_title ON canned_answers (lower(title));
