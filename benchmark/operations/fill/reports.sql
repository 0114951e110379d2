-- Reports of five years, the newest first, with the words for searching them and the rows of their sections.
create table fill_reports as
select numbered.*, organisation_id, user_id,
  fill_person(place, 'patient') as patient, 'H' || (4000000 + place) as number,
  fill_one('{Medicina Interna,Neumología,Cardiología,Geriatría,Cirugía General,Traumatología,Pediatria,Urologia}', place, 'service') as service,
  fill_share(place, 'status') as status, fill_share(place, 'review') as review, fill_share(place, 'rated') as rated
from (
select place, fill_place(place) as at_place, fill_id(at, place, 'report') as discharge_report_id, at,
  floor(fill_share(place, 'course') * courses)::int as course,
  case when place % 50 = 0 then 1
    else 1 + (fill_place(place) + floor(fill_share(place, 'author') * fill_count('users') / 50)::bigint * 50) % fill_count('users')
  end as author
from generate_series(1, fill_count('reports')) place,
  (select count(*) as courses from fill_courses) counted,
  lateral (select timestamptz '2026-11-20 00:00Z' - place * (interval '1826 days' / fill_count('reports')) as at) of_place
) numbered
join (select place as at_place, organisation_id from fill_organisations) places using (at_place)
join (select place as author, user_id from fill_users) people using (author);
analyze fill_reports;

insert into discharge_reports (organisation_id, discharge_report_id, title, title_given, status, created_at, created_by,
  source_text, source_sha256, language, report_strategy, engine, engine_version, sections_done, sections, unused,
  started_at, generation_seconds, decisions, unused_count, review_state, rated_excellent, rated_good, rated_fair,
  rated_poor, edit_ratio, first_signed_at, put_away_at, put_away_name,
  put_away_reason, patient_name, record_number, birth_date, admission_date,
  discharge_date, service)
select organisation_id, discharge_report_id, 'Informe de alta ' || patient, false,
  case when status < .96 then 'ready' when status < .985 then 'failed' else 'cancelled' end, at,
  user_id,
  text, repeat('0', 64), language, case when fill_share(place, 'strategy') < .9 then 'extractive' else 'guided' end,
  'extractive', '1', 18, '[]', '[]', at + interval '80 ms', .1 + fill_share(place, 'seconds') * .9,
  case when fill_share(place, 'decisions') < .6 then 0 else floor(fill_share(place, 'decisions') * 10)::int end,
  case when fill_share(place, 'unused') < .7 then 0 else 3 end,
  case when status >= .96 then 'draft' when review < .8 then 'signed' when review < .88 then 'corrected' else 'draft' end,
  (rated < .03)::int, (rated between .03 and .08)::int, (rated between .08 and .095)::int, (rated > .995)::int,
  case when status < .96 and fill_share(place, 'edited') < .3 then fill_share(place, 'edited') end,
  case when status < .96 and review < .8 then at + fill_share(place, 'signed') * interval '2 days' end,
  case when fill_share(place, 'put away') > .99 then at + interval '30 days' end,
  case when fill_share(place, 'put away') > .99 then 'Núria Solà' end,
  case when fill_share(place, 'put away') > .99 then 'Es de otro paciente' end, patient, number,
  to_char(timestamptz '1930-01-01 00:00Z' + fill_share(place, 'birth') * interval '29000 days', 'YYYY-MM-DD'),
  to_char(at - interval '6 days', 'YYYY-MM-DD'), to_char(at, 'YYYY-MM-DD'), service
from fill_reports join fill_courses using (course);

insert into discharge_report_words
select organisation_id, discharge_report_id, words || array_to_tsvector(string_to_array(
  'informe de alta ' || folded(patient || ' ' || number || ' ' || service), ' '))
from fill_reports join fill_courses using (course);

insert into discharge_report_sections (organisation_id, discharge_report_id, section, created_at, decisions, unused_count, edit_ratio)
select organisation_id, discharge_report_id, section, at, part % 2, part / 2,
  case when fill_share(place, 'edited') < .3 and fill_share(place, section) < .3 then fill_share(place, section) end
from fill_reports, unnest(array['medication', 'allergies', 'evolution']) with ordinality as sections (section, part)
where status < .96 and fill_share(place, 'sections') < .7;
