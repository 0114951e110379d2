import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the migrations once, as an operator does before the first start; each journey begins with a copy of that folder.
 */
export default function migrated() {
  const folder = mkdtempSync(join(tmpdir(), 'alta-journeys-'))
  const env = { ...process.env, ALTA_DATA_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['server/src/command/alta.ts', 'migrate'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`The tables could not be made:\n${stderr}`)
  process.env.ALTA_JOURNEY_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
