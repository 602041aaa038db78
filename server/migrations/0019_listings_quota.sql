-- What a picture's files hold, for the limit on an account's files. Pictures from before count nothing.
ALTER TABLE listing_pictures ADD COLUMN bytes integer NOT NULL DEFAULT 0;
