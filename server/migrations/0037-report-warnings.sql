-- What a report warns of at its head, until somebody dismisses it.
alter table discharge_reports add column warnings json not null default '[]';
