-- The domain, of the owner's list, for which a listing's settings declined the request; null unless they did. Back: drop it.
ALTER TABLE access_requests ADD COLUMN refused_domain text;
