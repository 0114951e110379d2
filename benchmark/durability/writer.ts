// Writes rows as fast as possible and prints the ids that the database has confirmed, until the process is killed.
// node writer.ts FOLDER alta|stock
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { openEmbedded } from '../../server/src/base/database/embedded/open.ts'

type Execute = (text: string) => Promise<unknown>

const alta = async (folder: string): Promise<Execute> => {
  const { statements } = await openEmbedded(folder, pino({ level: 'silent' }))
  return (text) => statements.execute(text)
}
/** The database that Alta's is compared with: PGlite with its default settings. */
const stock = async (folder: string): Promise<Execute> => {
  fs.mkdirSync(folder, { recursive: true })
  const pglite = await PGlite.create(`${folder}/database`)
  return (text) => pglite.exec(text)
}

const printLine = (line: string): void => void fs.writeSync(1, `${line}\n`)

const write = async (execute: Execute): Promise<never> => {
  await execute(`
    create table if not exists note (note_id int primary key, body text not null);
    create table if not exists signature (note_id int primary key references note);
    create index if not exists note_body on note (md5(body))`)
  printLine('READY')
  for (let id = 1; ; id++) {
    const size = id % 50 === 0 ? 200_000 : 200
    // Either both rows are written or none: a single one after the cut would mean a broken transaction.
    await execute(`begin; insert into note values (${id}, repeat('${id % 10}', ${size}) || '${id}');
      insert into signature values (${id}); commit`)
    if (id % 7 === 0) await execute(`update note set body = body || ' signed' where note_id = ${id - 3}`)
    printLine(`ACK ${id}`)
    if (id % 700 === 0) await execute('checkpoint')
  }
}

const [, , folder = '', kind] = process.argv
await write(await (kind === 'stock' ? stock(folder) : alta(folder)))
