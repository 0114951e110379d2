-- Users created over five years, organisations with their people, service credentials and chats.
insert into organisations (organisation_id, name, created_at, owner_id)
select fill_organisation(place), case place
    when 1 then 'Hospital General de Valdearce' when 2 then 'Hospital de Sant Gobnait'
    else fill_one('{Hospital,Servicio de Medicina,Unidad de Geriatría,Centre Sociosanitari,Clínica,Servei de Cirurgia}', place, 'kind')
      || ' ' || fill_family(place, 'named') || ' ' || place end,
  timestamptz '2020-01-01 00:00Z' + place * interval '1 day', fill_user(place)
from generate_series(1, fill_count('organisations')) place;

insert into users (user_id, name, email, password_hash, active, locale, created_at, last_login_at, origin, verified_at)
select fill_user(place), fill_person(place, 'user'),
  'person' || place || '@' || fill_one('{valdearce,stgobnait,ward}', place, 'mail') || '.example', null,
  fill_share(place, 'active') > .1, fill_one('{es,es,es,ca,en}', place, 'locale'),
  timestamptz '2026-01-01 00:00Z' - place * interval '20 minutes',
  case when fill_share(place, 'came') > .2
    then timestamptz '2026-11-01 00:00Z' - fill_share(place, 'came') * interval '300 days' end,
  'invited', timestamptz '2026-01-01 00:00Z' - place * interval '20 minutes'
from generate_series(1, fill_count('users')) place;

-- The ids of users and organisations by number, for the millions of rows that refer to them.
create table fill_users as select place, fill_user(place) as user_id from generate_series(1, fill_count('users')) place;
create table fill_organisations as
select place, fill_organisation(place) as organisation_id from generate_series(1, fill_count('organisations')) place;
analyze fill_users, fill_organisations;

-- The first user is an administrator and a clinician of the first six organisations; nine of ten other users have a role.
insert into role_assignments (role_assignment_id, user_id, role, organisation_id, granted_by, created_at)
select fill_id(timestamptz '2026-01-01 00:00Z', place, 'administrator'), fill_user(place), 'administrator', null::uuid, null::uuid,
  timestamptz '2026-01-01 00:00Z' from generate_series(1, 3) place
union all
select fill_id(timestamptz '2026-01-01 00:00Z', place, 'first'), fill_user(1), 'clinician', fill_organisation(place), null,
  timestamptz '2026-01-01 00:00Z' from generate_series(1, 6) place
union all
select fill_id(timestamptz '2026-01-01 00:00Z', place, 'owner'), fill_user(place), 'owner', fill_organisation(place), null,
  timestamptz '2026-01-01 00:00Z' from generate_series(1, fill_count('organisations')) place
union all
select fill_id(timestamptz '2026-01-01 00:00Z', place, 'role'), fill_user(place),
  fill_one('{clinician,clinician,clinician,reader,manager}', place, 'role'), fill_organisation(fill_place(place)),
  fill_user(1), timestamptz '2026-01-01 00:00Z' + place * interval '1 second'
from generate_series(7, fill_count('users')) place where place % 10 <> 9;

insert into service_credentials (organisation_id, service_credential_id, name, prefix, secret_hash, roles, issued_at,
  issued_by, expires_at, revoked_at)
select fill_organisation(1 + place % 20), fill_id(timestamptz '2026-01-01 00:00Z', place, 'credential'),
  'Integration ' || place, 'alta_' || place, md5('secret' || place), '{clinician}',
  timestamptz '2026-01-01 00:00Z', fill_user(1), timestamptz '2027-06-01 00:00Z' - place * interval '1 hour',
  case when place % 4 = 0 then timestamptz '2026-06-01 00:00Z' end
from generate_series(1, greatest(200, fill_count('users') / 50)) place;

-- A person has ten chats. The first user has two thousand at full size, because people see only their own chats in the list.
insert into chat_sessions (organisation_id, chat_session_id, title, rag_strategy, created_at, updated_at, created_by)
select fill_organisation(1 + place % 6), fill_id(at, place, 'chat'), 'Preguntas sobre ' || fill_person(place, 'patient'),
  fill_one('{rag,rag,rag,none}', place, 'rag'), at, at + interval '1 hour',
  fill_user(case when place % 100 = 0 then 1 else place % fill_count('users') end)
from generate_series(1, fill_count('users') * 2) place,
  lateral (select timestamptz '2026-11-01 00:00Z' - place * interval '10 minutes' as at) of_place;
