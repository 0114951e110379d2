-- Where each of several files begins in the text of a course: [{filename, start}].
alter table discharge_reports add column source_files json not null default '[]';
