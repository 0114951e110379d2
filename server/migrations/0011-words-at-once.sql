-- New words go straight to their place. Else they wait in a list that every search reads through until the next VACUUM,
-- which the embedded database does at night: after a large import each search would take many times as long.
alter index users_by_word set (fastupdate = off);
alter index organisations_by_word set (fastupdate = off);
alter index discharge_reports_by_word set (fastupdate = off);
