-- In which session an authenticator app is being set up, and since when. The previous version neither reads nor writes them: an app begun there is begun again here.
ALTER TABLE accounts ADD COLUMN enrolment_session_id uuid, ADD COLUMN enrolment_begun_at timestamptz;
