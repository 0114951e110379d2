-- A chat session belongs to whoever began it, a person or a service credential, and to an organisation.
create table chat_sessions (
  organisation_id uuid not null references organisations,
  chat_session_id uuid not null,
  title text not null,
  rag_strategy text not null check (rag_strategy in ('none', 'echo', 'rag')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid references users on delete cascade,
  created_by_credential uuid,
  sort_title text collate "C" generated always as (folded(title)) stored,
  title_words tsvector generated always as (words_of(title)) stored,
  primary key (organisation_id, chat_session_id),
  check ((created_by is null) <> (created_by_credential is null))
);
create index chat_sessions_of_person on chat_sessions (created_by, updated_at, chat_session_id);
create index chat_sessions_of_credential on chat_sessions (created_by_credential, updated_at, chat_session_id)
  where created_by_credential is not null;

create table chat_session_reports (
  organisation_id uuid not null,
  chat_session_id uuid not null,
  discharge_report_id uuid not null,
  attached_at timestamptz not null,
  primary key (organisation_id, chat_session_id, discharge_report_id),
  foreign key (organisation_id, chat_session_id) references chat_sessions on delete cascade,
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);
create index chat_session_reports_of_report on chat_session_reports (organisation_id, discharge_report_id);

create table chat_documents (
  organisation_id uuid not null,
  chat_session_id uuid not null,
  document_id uuid not null,
  filename text not null,
  media_type text not null,
  bytes integer not null,
  state text not null check (state in ('uploading', 'indexing', 'ready', 'error')),
  stage text check (stage in ('preparing', 'processing', 'finalizing')),
  progress double precision,
  pages integer,
  words integer,
  problem text,
  created_at timestamptz not null,
  primary key (organisation_id, chat_session_id, document_id),
  foreign key (organisation_id, chat_session_id) references chat_sessions on delete cascade
);

-- What is asked about and cited: the text of a ready document (revision 0), or of an attached report in one version.
-- An older version stays as long as the session, because answers quote it.
create table chat_texts (
  organisation_id uuid not null,
  chat_session_id uuid not null,
  source_id uuid not null,
  revision integer not null,
  document_id uuid,
  discharge_report_id uuid,
  title text not null,
  text text not null,
  page_starts json not null,
  -- as clinical/search cuts it: places, sentences, day, section
  chunks json not null,
  primary key (organisation_id, chat_session_id, source_id, revision),
  foreign key (organisation_id, chat_session_id) references chat_sessions on delete cascade,
  foreign key (organisation_id, chat_session_id, document_id) references chat_documents on delete cascade,
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade,
  check ((document_id is null) <> (discharge_report_id is null))
);
create index chat_texts_of_report on chat_texts (organisation_id, discharge_report_id)
  where discharge_report_id is not null;

create table chat_messages (
  organisation_id uuid not null,
  chat_session_id uuid not null,
  message_id uuid not null,
  -- 1, 2, 3 … within the session
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  status text not null check (status in ('streaming', 'complete', 'stopped', 'failed')),
  rag_strategy text not null,
  -- of the words that are Alta's own, where the question does not tell; null: the author's
  language text,
  grounding text not null check (grounding in ('full', 'partial', 'none', 'not_applicable')),
  citations json not null,
  problem_code text,
  created_at timestamptz not null,
  primary key (organisation_id, chat_session_id, message_id),
  unique (organisation_id, chat_session_id, position),
  foreign key (organisation_id, chat_session_id) references chat_sessions on delete cascade
);
-- at most one answer at a time
create unique index chat_messages_streaming on chat_messages (organisation_id, chat_session_id)
  where status = 'streaming';
