-- The title that was signed. Null: an earlier signature, whose digest covers the sections alone.
alter table discharge_report_signatures add column title text;
