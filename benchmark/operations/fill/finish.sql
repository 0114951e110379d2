do $$ declare made text; begin
  for made in select indexdef from fill_indexes loop execute made; end loop;
end $$;
drop table fill_indexes, fill_courses, fill_users, fill_organisations, fill_reports;
do $$ declare made text; begin
  for made in select oid::regprocedure::text from pg_proc where proname like 'fill\_%' loop execute 'drop function ' || made; end loop;
end $$;
-- Triggers were disabled during the inserts, so no week has been counted yet.
insert into report_weeks_stale
select distinct organisation_id, date_trunc('week', created_at at time zone 'UTC')::date from discharge_reports;
vacuum analyze;
