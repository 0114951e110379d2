// Fills the migrated, empty PostgreSQL of DATABASE_URL with 1,000,000 reports, 10,000,000 audit events in verifiable
// chains, 100,000 users and 400 organisations, or with a fraction of these numbers. The first user is an administrator
// and a clinician of the first six organisations. All patients and persons are invented.
// node benchmark/operations/fill.ts [PART]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../server/src/base/database.ts'
import { readConfig } from '../../server/src/base/config.ts'
import { openDatabase } from '../../server/src/base/database/open.ts'
import { migrate } from '../../server/src/base/database/migrate.ts'
import { openLog } from '../../server/src/base/log.ts'
import { distinctWords } from '../../server/src/base/search-words.ts'

const cases = join(import.meta.dirname, '../../clinical/cases')
const languages = ['es', 'ca', 'en']
const wordsOfCourse = 150
const courses = 3000

/** Parts of the invented courses, 150 words each, with the words for searching them. */
function* pieces() {
  const files = readdirSync(cases).filter((name) => name.endsWith('.txt') && languages.includes(name.slice(0, 2)))
  const all = files.map((name) => ({
    language: name.slice(0, 2),
    words: readFileSync(join(cases, name), 'utf8').split(/\s+/),
  }))
  for (let course = 0; course < courses; course += 1) {
    const { language, words } = all[course % all.length] ?? { language: 'es', words: [] }
    const from = (course * 37) % Math.max(1, words.length - wordsOfCourse)
    const text = words.slice(from, from + wordsOfCourse).join(' ')
    yield { course, language, text, words: distinctWords(text).join(' ') }
  }
}

async function insertCourses(db: Db): Promise<void> {
  await sql`create table fill_courses (course int primary key, language text, text text, words tsvector)`.execute(db)
  for (const { course, language, text, words } of pieces())
    await sql`insert into fill_courses
      values (${course}, ${language}, ${text}, array_to_tsvector(string_to_array(${words}, ' ')))`.execute(db)
}

/** Fills a database by executing the statements of each file in order on one connection. */
export async function fill(url: string, part: number): Promise<void> {
  const database = await openDatabase(
    readConfig({ ...process.env, DATABASE_URL: url }),
    openLog({ ALTA_LOG_LEVEL: 'error' }),
  )
  try {
    await migrate(database)
    const counts = { reports: 1_000_000 * part, events: 10_000_000 * part, users: 100_000 * part, organisations: 400 }
    await database.db.connection().execute(async (db) => {
      for (const [name, count] of Object.entries(counts))
        await sql`select set_config(${`fill.${name}`}, ${String(Math.round(count))}, false)`.execute(db)
      await insertCourses(db)
      for (const step of ['begin', 'people', 'reports', 'audit', 'finish']) {
        const began = performance.now()
        const text = readFileSync(join(import.meta.dirname, 'fill', `${step}.sql`), 'utf8')
        // VACUUM cannot run inside a transaction, and several statements sent together form one transaction.
        const [together, ...alone] = text.split(/^(?=vacuum)/m)
        for (const statement of [together ?? '', ...alone]) await sql.raw(statement).execute(db)
        console.log(`${step} ${Math.round((performance.now() - began) / 1000)} s`)
      }
    })
  } finally {
    await database.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL names the PostgreSQL to be filled')
  await fill(DATABASE_URL, Number(process.argv[2] ?? 1))
}
