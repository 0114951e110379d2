create table users (
  user_id uuid primary key,
  name text not null,
  -- lower case, as the contract parses it
  email text not null unique,
  password_hash text not null,
  active boolean not null default true,
  locale text not null,
  created_at timestamptz not null,
  last_login_at timestamptz
);

create table sessions (
  session_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- One row per attempt that has not succeeded. Rows, so that every server process counts the same.
create table login_attempts (
  login_attempt_id uuid primary key,
  account text not null,
  address text not null,
  attempted_at timestamptz not null
);
create index login_attempts_of_pair on login_attempts (account, address, attempted_at);
create index login_attempts_by_time on login_attempts (attempted_at);

create table setup_tokens (
  token_hash text primary key,
  created_at timestamptz not null
);

create table organisations (
  organisation_id uuid primary key,
  name text not null,
  owner_id uuid references users on delete set null,
  report_strategy text not null,
  created_at timestamptz not null
);

-- No organisation: the role is held at system scope.
create table role_assignments (
  role_assignment_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  role text not null,
  organisation_id uuid references organisations on delete cascade,
  granted_by uuid references users on delete set null,
  reason text,
  created_at timestamptz not null,
  unique nulls not distinct (user_id, role, organisation_id),
  check ((role in ('administrator', 'auditor')) = (organisation_id is null))
);
create index role_assignments_of_organisation on role_assignments (organisation_id, role_assignment_id);
create unique index one_owner_per_organisation on role_assignments (organisation_id) where role = 'owner';
