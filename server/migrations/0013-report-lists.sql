-- What lists of reports show, filter and sort by, kept beside the report: a list reads no text.
alter table discharge_reports
  add column decisions integer not null default 0,
  add column unused_count integer not null default 0,
  add column review_state text not null default 'draft' check (review_state in ('draft', 'corrected', 'signed')),
  -- how many people rated it so
  add column rated_excellent integer not null default 0,
  add column rated_good integer not null default 0,
  add column rated_fair integer not null default 0,
  add column rated_poor integer not null default 0,
  add column sort_title text collate "C" generated always as (folded(title)) stored,
  add column needs_review boolean generated always as
    (review_state <> 'signed' and (decisions > 0 or unused_count > 0)) stored;

update discharge_reports set
  decisions = (
    select count(*)
    from json_array_elements(sections) section, json_array_elements(section -> 'items') item
    where item ->> 'support' in ('partial', 'unsupported', 'conflicting')
      or exists (
        select from json_array_elements_text(item -> 'flags') flag
        where flag in ('conflict', 'allergy_match', 'implausible_value', 'date_ambiguous'))),
  unused_count = coalesce(json_array_length(unused), 0)
where sections is not null;

-- The words of title and course, each once and without its place: what a search looks through is small and by itself.
create table discharge_report_words (
  organisation_id uuid not null,
  discharge_report_id uuid not null,
  words tsvector not null,
  primary key (organisation_id, discharge_report_id),
  foreign key (organisation_id, discharge_report_id) references discharge_reports on delete cascade
);
create index discharge_report_words_by_word on discharge_report_words using gin (words) with (fastupdate = off);

-- The planner believes that looking into a row's words costs nothing and would read every row; this goes by the index.
create function reports_with(wanted tsquery) returns table (organisation_id uuid, discharge_report_id uuid)
language sql stable rows 5000 set enable_seqscan = off as $$
  select organisation_id, discharge_report_id from discharge_report_words where words @@ wanted
$$;

-- A tsvector holds a megabyte of words; of a longer course those at the end of the alphabet are left out.
insert into discharge_report_words
select organisation_id, discharge_report_id, (
  select array_to_tsvector(coalesce(array_agg(word), '{}'))
  from (
    select word, sum(octet_length(word)) over (order by word) as bytes
    from (
      select distinct left(word, 300) as word
      from regexp_split_to_table(folded(title || ' ' || source_text), '[^[:alnum:]]+') word
      where word <> ''
    ) each_once
  ) measured
  where bytes <= 1000000
) from discharge_reports;

-- One for each order, and one for each filter in the order of time.
create index discharge_reports_by_time on discharge_reports (organisation_id, created_at, discharge_report_id);
create index discharge_reports_by_title on discharge_reports (organisation_id, sort_title, discharge_report_id);
-- those that took no time yet come last both ways
create index discharge_reports_by_seconds on discharge_reports
  (organisation_id, coalesce(generation_seconds, 'Infinity'), discharge_report_id);
create index discharge_reports_by_seconds_down on discharge_reports
  (organisation_id, coalesce(generation_seconds, -1), discharge_report_id);
drop index discharge_reports_of_author;
create index discharge_reports_of_author on discharge_reports
  (organisation_id, created_by, created_at, discharge_report_id);
drop index discharge_reports_of_credential;
create index discharge_reports_of_credential on discharge_reports
  (organisation_id, created_by_credential, created_at, discharge_report_id) where created_by_credential is not null;
create index discharge_reports_of_status on discharge_reports
  (organisation_id, status, created_at, discharge_report_id);
create index discharge_reports_of_language on discharge_reports
  (organisation_id, language, created_at, discharge_report_id);
create index discharge_reports_of_strategy on discharge_reports
  (organisation_id, report_strategy, created_at, discharge_report_id);
create index discharge_reports_of_review on discharge_reports
  (organisation_id, review_state, created_at, discharge_report_id);
create index discharge_reports_to_review on discharge_reports
  (organisation_id, needs_review, created_at, discharge_report_id);
create index discharge_reports_rated_excellent on discharge_reports
  (organisation_id, created_at, discharge_report_id) where rated_excellent > 0;
create index discharge_reports_rated_good on discharge_reports
  (organisation_id, created_at, discharge_report_id) where rated_good > 0;
create index discharge_reports_rated_fair on discharge_reports
  (organisation_id, created_at, discharge_report_id) where rated_fair > 0;
create index discharge_reports_rated_poor on discharge_reports
  (organisation_id, created_at, discharge_report_id) where rated_poor > 0;
