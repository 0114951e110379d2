-- The head of a report: admission, discharge, service, destination, principal diagnosis, each with its passages.
alter table discharge_reports add column stay json;
