-- Audit events of five years in the chains of their organisations; a twentieth are in the chain of events without an
-- organisation. Each is hashed as the server does (auditHash): SHA-256 over the previous hash and all fields of the
-- event, as JSON.stringify writes them.
create function fill_chain(chain uuid) returns void language plpgsql as $$
declare
  event record;
  previous text := '';
  hashed text;
  of_chain bigint := 0;
begin
  for event in
    select at, actor_id, act, outcome, detail
    from fill_events where organisation_id = chain order by place desc
  loop
    of_chain := of_chain + 1;
    hashed := encode(sha256(convert_to(concat('["', previous, '","', chain, '",', of_chain, ',"',
      to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '","', event.actor_id, '","192.0.2.7","',
      event.act, '","', event.outcome, '",', event.detail, ']'), 'UTF8')), 'hex');
    insert into audit_events
    values (chain, of_chain, event.at, event.actor_id, '192.0.2.7', event.act, event.outcome, event.detail::json, previous, hashed);
    previous := hashed;
  end loop;
  if of_chain > 0 then insert into audit_heads values (chain, of_chain, previous); end if;
end $$;

-- The newest event has place 1. Half of the events read or list reports; those that read one name it.
create unlogged table fill_events as
select numbered.place, coalesce(fill_organisations.organisation_id, '00000000-0000-0000-0000-000000000000') as organisation_id, numbered.at,
  fill_users.user_id as actor_id, act, outcome,
  case when act like 'reports.%' and act <> 'reports.list' then '{"discharge_report_id":"' || discharge_report_id || '"}'
    when act = 'auth.login' then '{"second_factor":false}' else '{"records":50}' end as detail
from (
  select place, case when place % 20 <> 0 then fill_place(place / 20 * 19 + place % 20) end as at_place,
    date_trunc('milliseconds', timestamptz '2026-11-20 00:00Z' - place * (interval '1826 days' / fill_count('events'))) as at,
    1 + floor(power(fill_share(place, 'actor'), 2) * (fill_count('users') - 1))::bigint as actor,
    1 + floor(fill_share(place, 'report') * fill_count('reports'))::bigint as report,
    case when place % 20 = 0 then 'auth.login' else fill_one(
      '{reports.read,reports.read,reports.read,reports.read,reports.list,reports.create,reports.correct,reports.sign,chat.ask,users.update}',
      place, 'act') end as act,
    case when fill_share(place, 'refused') > .97 then 'forbidden' else 'done' end as outcome
  from generate_series(1, fill_count('events')) place
) numbered
left join fill_organisations on fill_organisations.place = at_place
join fill_users on fill_users.place = actor
join fill_reports on fill_reports.place = report;
create index on fill_events (organisation_id, place);
analyze fill_events;
select fill_chain(organisation_id) from (select distinct organisation_id from fill_events) chains;
drop table fill_events;
