-- What is told to those who watch: rows, so that a stream survives a restart and resumes where it broke off.
create table event_topics (
  organisation_id uuid not null,
  topic text not null,
  last_seq bigint not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organisation_id, topic)
);

create table events (
  organisation_id uuid not null,
  topic text not null,
  seq bigint not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, topic, seq)
);
-- Old events are deleted by age.
create index events_created_at on events (created_at);
