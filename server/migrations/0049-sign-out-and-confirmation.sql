-- What a browser has begun at a provider serves one purpose and no other.
alter table single_sign_on_attempts
  add column purpose text not null default 'sign_in' check (purpose in ('sign_in', 'link', 'confirm'));
update single_sign_on_attempts set purpose = 'link' where user_id is not null;

alter table sessions
  -- the ID token that opened it, sealed with the session's own token: the provider's session ends with it
  add column sealed_id_token text,
  -- when its person proved at a provider once more who it is; used up by what it was proved for
  add column confirmed_at timestamptz;

-- Where single sign-on is required: the one provider that counts; null: any.
alter table organisations add column single_sign_on_provider text;
