-- How often its writing was begun: what an earlier run still wants to write finds itself overtaken.
alter table discharge_reports add column run integer not null default 0;
