-- What a person is told of at once: acts that let somebody read clinical text. Who did it and what it concerned keep the
-- names of that moment; there is no clinical text in it.
create table notices (
  notice_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  organisation_id uuid references organisations on delete cascade,
  kind text not null,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  subject_id uuid,
  subject_name text,
  roles text[] not null default '{}',
  people integer,
  reason text,
  made_at timestamptz not null,
  read_at timestamptz
);
create index notices_of_user on notices (user_id, notice_id);
create index notices_of_organisation on notices (organisation_id);
create index notices_by_age on notices (made_at);

-- Whoever was the owner until a little while ago is told, too: taking an organisation over does not make it quiet.
alter table organisations
  add column previous_owner_id uuid references users on delete set null,
  add column owner_changed_at timestamptz;
