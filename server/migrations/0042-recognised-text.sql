-- Text that was recognised in pictures: of a document how much of it, of its text which words may be wrong.
-- null: the file tells its text itself.
alter table chat_documents add column recognised json;
alter table chat_texts add column recognised json;
-- Words of a course that were recognised in pictures and may be wrong: [{start, end, confidence}].
alter table discharge_reports add column source_uncertain json not null default '[]';
