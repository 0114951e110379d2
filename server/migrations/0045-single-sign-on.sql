alter table users drop constraint users_origin_check;
alter table users add constraint users_origin_check
  check (origin in ('registered', 'invited', 'imported', 'installed', 'single_sign_on', 'unknown'));

-- Sign-ins and links that a browser has begun at an identity provider. The secret that its page keeps opens one; state,
-- nonce and code verifier are made of it, so that none of them stands here.
create table single_sign_on_attempts (
  secret_hash text primary key,
  provider_id text not null,
  network text not null,
  asks_again boolean not null,
  -- of an account that is being linked: whose, and in which session
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  begun_at timestamptz not null
);
create index single_sign_on_attempts_by_network on single_sign_on_attempts (network, begun_at);

-- Who an account's holder is at an identity provider: the subject, which the issuer gives to nobody else.
create table identity_links (
  identity_link_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject),
  unique (user_id, issuer)
);

-- The identity that a session was opened with, and the provider's own name for its session.
alter table sessions
  add column provider_id text,
  add column issuer text,
  add column subject text,
  add column sid text;
create index sessions_of_identity on sessions (issuer, subject) where issuer is not null;

-- Logout tokens that were taken, for as long as they would be taken again.
create table logout_tokens (
  issuer text not null,
  jti_hash text not null,
  taken_at timestamptz not null,
  primary key (issuer, jti_hash)
);

-- A role that groups of a provider give, and take again.
alter table role_assignments add column provider_id text;

alter table organisations add column single_sign_on text not null default 'off'
  check (single_sign_on in ('off', 'roles', 'required'));
