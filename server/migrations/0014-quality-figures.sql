-- What a person let stand of a report: a sentence by its words, in whatever version it stands. Who did it stays
-- readable when the account is gone.
create table discharge_report_acceptances (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  section text not null,
  -- SHA-256 of the text as hex: a key holds no long text
  text_digest text not null,
  text text not null,
  accepted_at timestamptz not null,
  accepted_by uuid references users on delete set null,
  accepter_name text not null,
  primary key (organisation_id, discharge_report_id, section, text_digest),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);

-- What figures of quality are made of, kept beside the report: figures read no text.
alter table discharge_reports
  -- share of the words of all sections that the newest correction changed; null before the first
  add column edit_ratio double precision,
  add column first_signed_at timestamptz;

-- The same by section; a section with nothing to say has no row.
create table discharge_report_sections (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  section text not null,
  -- of the report, so that figures of a time need no report
  created_at timestamptz not null,
  decisions integer not null default 0,
  unused_count integer not null default 0,
  -- null: the newest correction leaves it as it was
  edit_ratio double precision,
  primary key (organisation_id, discharge_report_id, section),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);
-- A list narrowed to what was corrected in one section.
create index discharge_report_sections_corrected on discharge_report_sections
  (organisation_id, section, discharge_report_id) where edit_ratio is not null;

update discharge_reports report set first_signed_at = (
  select min(signed_at) from discharge_report_signatures signature
  where signature.organisation_id = report.organisation_id
    and signature.discharge_report_id = report.discharge_report_id);

create view newest_correction as
select distinct on (organisation_id, discharge_report_id) *
from discharge_report_revisions order by organisation_id, discharge_report_id, revision desc;

create function words_in(items json) returns bigint language sql immutable as $$
  select coalesce(sum(cardinality(array_remove(string_to_array(item ->> 'text', ' '), '|'))), 0)
  from json_array_elements(items) item
$$;

update discharge_reports report set edit_ratio = (
  select coalesce(sum(words * edit_ratio) / nullif(sum(words), 0), 0)
  from (
    select (after ->> 'edit_ratio')::double precision as edit_ratio,
      words_in(after -> 'items') + coalesce(words_in(before -> 'items'), 0) as words
    from json_array_elements(correction.sections) after
    left join json_array_elements(report.sections) before on before ->> 'key' = after ->> 'key'
  ) section
) from newest_correction correction
where correction.organisation_id = report.organisation_id
  and correction.discharge_report_id = report.discharge_report_id;

insert into discharge_report_sections
select organisation_id, discharge_report_id, section, created_at, sum(decisions), sum(unused_count), max(edit_ratio)
from (
  select organisation_id, discharge_report_id, section ->> 'key' as section, created_at,
    1 as decisions, 0 as unused_count, null::double precision as edit_ratio
  from discharge_reports, json_array_elements(sections) section, json_array_elements(section -> 'items') item
  where item ->> 'support' in ('partial', 'unsupported', 'conflicting')
    or exists (
      select from json_array_elements_text(item -> 'flags') flag
      where flag in ('conflict', 'allergy_match', 'implausible_value', 'date_ambiguous'))
  union all
  select organisation_id, discharge_report_id, fact ->> 'section', created_at, 0, 1, null
  from discharge_reports, json_array_elements(unused) fact
  union all
  select organisation_id, discharge_report_id, section ->> 'key', created_at, 0, 0,
    (section ->> 'edit_ratio')::double precision
  from newest_correction correction join discharge_reports using (organisation_id, discharge_report_id),
    json_array_elements(correction.sections) section
  where (section ->> 'edit_ratio')::double precision > 0
) said
group by organisation_id, discharge_report_id, section, created_at;

drop view newest_correction;
drop function words_in;
