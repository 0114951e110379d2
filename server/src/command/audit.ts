import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#base/config'
import { askRunningServer } from '#base/control'
import { anchorsShape } from '../features/audit/anchors.ts'
import { type ChainPartRequest, partAnswer, verifyInParts, verifyPart } from '../features/audit/verify-parts.ts'
import { writeAnchorAs } from '../features/audit-shipping/anchor-file.ts'
import { type Terminal, usageError } from './command.ts'
import { withDatabase } from './command-services.ts'

export const usage = 'verify [--from FILE] [ANCHOR…]'

/** Events between two writes of the file of trusted heads: some seconds. */
const most = 100_000

/** An anchor is a file of the folder of anchors, or lines of JSON as a receiver stores them. */
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

/** The newest head of each chain in several anchors. */
async function trustedIn(file: string): Promise<ChainPartRequest['trusted']> {
  if (!existsSync(file)) return []
  const heads = (await anchorsIn(file)).flatMap(({ chains }) => chains)
  const newest = new Map<string | null, (typeof heads)[number]>()
  for (const head of heads)
    if (head.sequence > (newest.get(head.organisation_id)?.sequence ?? 0)) newest.set(head.organisation_id, head)
  return [...newest.values()]
}

/**
 * `alta audit verify`: verifies the chains of the audit log, and compares anchors with them. A running server does it
 * itself. With `--from` only the events after the heads in that file are verified; the file is made, and updated during
 * the run.
 */
export async function run([action, ...words]: string[], terminal: Terminal): Promise<void> {
  if (action !== 'verify') throw usageError('verify is expected')
  const { values, positionals } = parseArgs({
    args: words,
    options: { from: { type: 'string' } },
    allowPositionals: true,
  })
  const { from } = values
  const anchors = (await Promise.all(positionals.map(anchorsIn))).flat()
  const trusted = from === undefined ? [] : await trustedIn(from)
  const saveTrusted = async (chains: ChainPartRequest['trusted']) => {
    const anchored_at = new Date().toISOString()
    if (from !== undefined) await writeAnchorAs(from, { format: 'alta-audit-anchor-1', anchored_at, chains })
  }
  const options = { trusted, anchors, most, saveTrusted }
  const { ALTA_DATA_DIR, DATABASE_URL } = readConfig(process.env)
  const isRunning = DATABASE_URL === undefined && (await askRunningServer(ALTA_DATA_DIR, 'audit_shipping')) !== null
  const ofServer = async (request: ChainPartRequest) =>
    partAnswer.parse((await askRunningServer(ALTA_DATA_DIR, 'verify_audit', request))?.output)
  const findings = isRunning
    ? await verifyInParts(ofServer, options)
    : await withDatabase((_, { db }) => verifyInParts(async (request) => await verifyPart(db, request), options))
  for (const { organisation_id, holds, message } of findings)
    await terminal.write(`${holds ? 'ok    ' : 'wrong '} ${organisation_id ?? 'no organisation'}: ${message}\n`)
  const wrong = findings.filter(({ holds }) => !holds).length
  if (wrong > 0) throw new Error(wrong === 1 ? 'one thing is wrong' : `${wrong} things are wrong`)
}
