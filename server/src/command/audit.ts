import fs from 'node:fs/promises'
import * as z from 'zod/mini'
import { readConfig } from '#base/config'
import { askRunningServer } from '#base/control'
import { anchorsShape, verifyAll } from '../features/audit/anchors.ts'
import { type Terminal, wrongUse } from './command.ts'
import { withDatabase } from './command-services.ts'

export const usage = 'verify [ANCHOR…]'

const findings = z.array(z.object({ organisation_id: z.nullable(z.string()), holds: z.boolean(), said: z.string() }))

/** An anchor is a file of the folder of anchors, or lines of JSON as a receiver keeps them. */
async function anchorsIn(file: string) {
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read`)
  })
  try {
    return anchorsShape.parse(
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): unknown => JSON.parse(line)),
    )
  } catch (error) {
    throw new Error(`${file} is no anchor of an audit log`, { cause: error })
  }
}

/** `alta audit verify`: counts the chains of the audit log again, and holds anchors against them. A running server does it itself. */
export async function run([act, ...files]: string[], terminal: Terminal): Promise<void> {
  if (act !== 'verify') throw wrongUse('verify is expected')
  const anchors = (await Promise.all(files.map(anchorsIn))).flat()
  const config = readConfig(process.env)
  const asked =
    config.DATABASE_URL === undefined ? await askRunningServer(config.ALTA_DATA_DIR, 'verify_audit', anchors) : null
  const found = asked ? findings.parse(asked.output) : await withDatabase((_, { db }) => verifyAll(db, anchors))
  for (const { organisation_id, holds, said } of found)
    await terminal.write(`${holds ? 'ok    ' : 'wrong '} ${organisation_id ?? 'no organisation'}: ${said}\n`)
  const wrong = found.filter(({ holds }) => !holds).length
  if (wrong > 0) throw new Error(wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`)
}
