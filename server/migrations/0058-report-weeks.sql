-- Figures of reports by organisation, week (from Monday on, in UTC) and strategy, so that nobody counts reports one by
-- one. Whatever changes a report marks its week in the same transaction; a marked week is counted from its reports until
-- a job has counted it anew. Times are kept as how many there were of each twentieth (bucket b: 1.05^b to 1.05^(b+1) s).
create table report_weeks (
  organisation_id uuid not null,
  week date not null,
  report_strategy text not null,
  reports bigint not null,
  ready bigint not null,
  failed bigint not null,
  cancelled bigint not null,
  rated_excellent bigint not null,
  rated_good bigint not null,
  rated_fair bigint not null,
  rated_poor bigint not null,
  corrected bigint not null,
  changed double precision not null,
  signed bigint not null,
  decisions bigint not null,
  unused bigint not null,
  waited_buckets int[] not null,
  waited_counts bigint[] not null,
  reviewed_buckets int[] not null,
  reviewed_counts bigint[] not null,
  primary key (organisation_id, week, report_strategy)
);

create table report_section_weeks (
  organisation_id uuid not null,
  week date not null,
  section text not null,
  decisions bigint not null,
  unused bigint not null,
  corrected bigint not null,
  changed double precision not null,
  primary key (organisation_id, week, section)
);

-- No key and no reference: a mark is never looked for before it is made, so that none is missed, and it waits for nobody.
create table report_weeks_stale (organisation_id uuid not null, week date not null);
create index report_weeks_stale_by_week on report_weeks_stale (organisation_id, week);

create function mark_report_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into report_weeks_stale
    values (old.organisation_id, date_trunc('week', old.created_at at time zone 'UTC')::date);
  else
    insert into report_weeks_stale
    values (new.organisation_id, date_trunc('week', new.created_at at time zone 'UTC')::date);
  end if;
  return null;
end $$;
create trigger discharge_reports_mark_week after insert or delete or update of status, report_strategy, review_state,
  started_at, generation_seconds, rated_excellent, rated_good, rated_fair, rated_poor, edit_ratio, first_signed_at,
  decisions, unused_count, put_away_at, created_at on discharge_reports
  for each row execute function mark_report_week();
create trigger discharge_report_sections_mark_week after insert or delete or update on discharge_report_sections
  for each row execute function mark_report_week();

insert into report_weeks_stale
select distinct organisation_id, date_trunc('week', created_at at time zone 'UTC')::date from discharge_reports;
