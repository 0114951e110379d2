-- What a person proves a sign-in with, besides the password.
create table second_factors (
  second_factor_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- of an app: its secret, encrypted, and the newest step of time whose code was taken
  sealed_secret text,
  last_step bigint,
  -- of a passkey
  credential_id text unique,
  public_key text,
  counter bigint,
  transports text[],
  check ((kind = 'totp') = (sealed_secret is not null and last_step is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null))
);
create index second_factors_of_user on second_factors (user_id);

-- Each works once: a used one is no longer here.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- What a session has begun: a passkey's challenge, or the encrypted secret of an app that is being set up.
create table second_factor_challenges (
  session_id uuid not null references sessions on delete cascade,
  purpose text not null check (purpose in ('passkey_use', 'passkey', 'totp')),
  challenge text not null,
  made_at timestamptz not null,
  primary key (session_id, purpose)
);

alter table sessions
  -- when a second factor was given, or set up, in it
  add column second_factor_at timestamptz,
  -- when the person said last who it is; null: when the session was opened
  add column authenticated_at timestamptz;

-- Whoever holds one of these roles there signs in with a second factor.
alter table organisations add column second_factor_roles text[] not null default '{}';
