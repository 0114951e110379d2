// Opens the database that a kill or a power cut left behind and prints, as JSON, what it contains.
// node checker.ts FOLDER
import { openDurable } from '../../server/src/base/database/embedded/pglite.ts'

const [, , folder = ''] = process.argv
const engine = await openDurable(`${folder}/database`)
const one = async (text: string): Promise<number> => {
  const results = await engine.exec(text)
  return Number(results.at(-1)?.rows[0]?.['n'])
}
const { rows } = await engine.query('select note_id from note order by note_id', [])
const report = {
  ids: rows.map(({ note_id }) => Number(note_id)),
  half_pairs: await one(
    'select count(*) as n from note full join signature using (note_id) where body is null or signature.note_id is null',
  ),
  // Every row that is read through the index must equal the row in the table.
  missing_in_index: await one(`
    set enable_seqscan = off; set enable_bitmapscan = off;
    select (select count(*) from note) - count(*) as n from note a where exists (select 1 from note b where md5(b.body) = md5(a.body))`),
  unreadable: await one(
    `select count(*) as n from note where length(body) < 200 or body !~ (note_id || '( signed)?$')`,
  ),
}
await engine.close()
process.stdout.write(JSON.stringify(report))
