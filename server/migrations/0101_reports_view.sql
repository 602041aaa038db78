-- contracts: 0041
-- The view was for processes of the version before 0041, while an update replaced them.
-- Rollback: create the view again, as in 0041.
DROP VIEW inquiry_reports;
