-- Functions that the other files of this folder use. Settings: fill.reports, fill.events, fill.users, fill.organisations.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
set maintenance_work_mem = '1GB';

-- Drops the indexes that are not needed while rows are inserted; finish.sql creates them again.
create table fill_indexes as
select indexdef from pg_indexes
where schemaname = 'public' and indexname not in (select conname from pg_constraint)
  and tablename in ('users', 'role_assignments', 'discharge_reports', 'discharge_report_words',
    'discharge_report_sections', 'audit_events', 'chat_sessions');
do $$ declare name text; begin
  for name in
    select indexname from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)
      and indexdef in (select indexdef from fill_indexes)
  loop execute format('drop index %I', name); end loop;
end $$;

-- A pseudo-random number from 0 to 1, evenly distributed, that is always the same for a place and a use.
create function fill_share(place bigint, use text) returns double precision language sql immutable parallel safe as $$
  select (hashtextextended(use, place) & 1048575) / 1048576.0
$$;
create function fill_one(list text[], place bigint, use text) returns text language sql immutable parallel safe as $$
  select list[1 + floor(fill_share(place, use) * cardinality(list))::int]
$$;
-- A UUIDv7 of this time: ids sort by creation time, like those of the server.
create function fill_id(at timestamptz, place bigint, use text) returns uuid language sql stable parallel safe as $$
  select overlay(overlay(
    lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(use || place), 1, 20)
    placing '7' from 13) placing '8' from 17)::uuid
$$;
create function fill_count(name text) returns int language sql stable parallel safe as $$
  select current_setting('fill.' || name)::int
$$;
create function fill_family(place bigint, use text) returns text language sql immutable parallel safe as $$
  select fill_one('{García,Martínez,López,Sánchez,Pérez,Gómez,Fernández,Rodríguez,Ruiz,Díaz,Muñoz,Ibáñez,Güell,Solà,Prats,Vidal,Roca,Ortega,Puig,Serra,Llull,Moix,Bosch,Riera,Camps,Belascoain,Ferrussola,Quintanal,Amundarain,Garaialde,Outeiral,Rebollar,Sarasqueta,Tordera,Peñafort,Carranceja,Cañellas,Torres,Vila,Soler,Ferrer,Costa,Pons,Mas,Font,Coll,Sala,Rius,Marín,Gil,Navarro,Molina,Castro,Delgado,Ramos,Blanco,Suárez,Medina,Iglesias,Cano,Prieto,Calvo,Gallego,León}'::text[], place, use)
$$;
create function fill_person(place bigint, use text) returns text language sql immutable parallel safe as $$
  select fill_one('{Núria,Jordi,Álvaro,Inés,Marta,Òscar,Íñigo,Laia,Sílvia,Begoña,Pau,Gràcia,José,Aïda,Lluís,Zoe,María,Carmen,Josep,Antonio,Francisca,Montserrat,Manuel,Dolores,Rosa,Ramón,Teresa,Xavier,Pilar,Miquel,Ana,Joan}'::text[], place, use || 1) || ' ' || fill_family(place, use || 2) || ' ' || fill_family(place, use || 3)
$$;
create function fill_user(place bigint) returns uuid language sql stable parallel safe as $$
  select fill_id(timestamptz '2026-01-01 00:00Z' - place * interval '20 minutes', place, 'user')
$$;
create function fill_organisation(place bigint) returns uuid language sql stable parallel safe as $$
  select fill_id(timestamptz '2020-01-01 00:00Z' + place * interval '1 day', place, 'organisation')
$$;
-- The number of the organisation of a report or an event: half belong to the first organisation, a tenth to the second,
-- and the rest to the others, more to those with low numbers than to those with high ones.
create function fill_place(place bigint) returns bigint language sql stable parallel safe as $$
  select case when place % 10 < 5 then 1 when place % 10 = 5 then 2
    else 3 + floor((fill_count('organisations') - 2) * power(fill_share(place, 'organisation'), 2)) end
$$;
