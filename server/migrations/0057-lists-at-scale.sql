-- Reports of these places (null: of all) that bear all that is wanted, found by the index of some words, the rare ones, and no
-- more than `most` of them. The planner believes that looking into a row's words costs nothing and would read every row:
-- nothing but the index of words is left to it. The other words and the places are looked for in the rows found.
create function reports_bearing(rare tsquery, wanted tsquery, places uuid[], most int)
returns table (organisation_id uuid, discharge_report_id uuid)
language sql stable rows 1000
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select organisation_id, discharge_report_id from discharge_report_words
  where words @@ rare and ts_match_vq(words, wanted)
    and (places is null or array_position(places, organisation_id) is not null)
  limit most
$$;

-- What was corrected in one section, in the order of time: the time of a section is that of its report.
create index discharge_report_sections_corrected_by_time on discharge_report_sections
  (organisation_id, section, created_at, discharge_report_id) where edit_ratio is not null;

-- The log by act, and what few of its lines are: refused, or of an emergency access.
create index audit_events_of_act on audit_events (act collate "C", occurred_at, organisation_id, sequence);
create index audit_events_refused on audit_events (occurred_at, organisation_id, sequence) where outcome <> 'done';
create index audit_events_in_emergency on audit_events (occurred_at, organisation_id, sequence)
  where detail ->> 'emergency_access_id' is not null;

-- The reports in use in the order of time, without a look at the reports themselves.
create index discharge_reports_in_use on discharge_reports (organisation_id, created_at, discharge_report_id)
  where put_away_at is null;
