import type { Config } from '#base/config'
import { openContentKeys } from '#base/content/keys'
import { isOpenToOthers, readKeysFile } from '#base/content/keys-file'
import { missingKeys, notEncrypted } from '#base/content/registry'
import { systemClock } from '#base/clock'
import { askRunningServer } from '#base/control'
import { isMigrated } from '#base/database/migrate'
import { openFiles } from '#base/storage/open'
import { runKeyCommand, contentKeyReply, type ContentKeyReply } from '../features/content-keys/key-commands.ts'
import { withDatabase } from './command-services.ts'
import type { DoctorCheck, Warning } from './doctor-model.ts'

interface Needs {
  readonly used: ContentKeyReply['used']
  readonly missing: readonly string[]
}

/** The keys that contents may need according to the database, and which of these are missing here. */
async function findNeeds(config: Config): Promise<Needs> {
  const status =
    config.DATABASE_URL === undefined
      ? await askRunningServer(config.ALTA_DATA_DIR, 'content_keys', { act: 'list' })
      : null
  // A running server has its keys: it does not start without them.
  if (status) return { used: contentKeyReply.parse(status.output).used, missing: [] }
  return await withDatabase(async (_, database) => {
    if (!(await isMigrated(database))) return { used: [], missing: [] }
    const { db } = database
    const keys = openContentKeys(config)
    const { used } = await runKeyCommand({ db, files: openFiles(config), keys, clock: systemClock }, { act: 'list' })
    return { used, missing: await missingKeys(db, keys) }
  })
}

async function keysState(config: Config, needs: () => Promise<Needs>): Promise<string> {
  const file = config.ALTA_CONTENT_KEYS_FILE
  const keys = file === undefined ? undefined : readKeysFile(file)
  if (file !== undefined && isOpenToOthers(file)) throw new Error(`${file} can be read by others: chmod 600`)
  const { missing } = await needs()
  if (missing.length > 0) throw new Error(missing.join('; '))
  if (!keys) return 'files and texts have no key of their own'
  return keys.writes === null ? 'none of them writes: nothing new is encrypted' : `${keys.writes} writes`
}

async function contentState(config: Config, needs: () => Promise<Needs>): Promise<string | Warning> {
  const { used } = await needs()
  const needed = used.filter(({ unneeded_at }) => unneeded_at === null).map(({ key_id }) => key_id)
  const file = config.ALTA_CONTENT_KEYS_FILE
  const writingKey = (file === undefined ? null : readKeysFile(file).writes) ?? notEncrypted
  const others = needed.filter((id) => id !== writingKey && id !== 'words')
  if (others.length === 0)
    return writingKey === notEncrypted ? 'not encrypted' : `all of it is encrypted with ${writingKey}`
  const oldKeys = others.map((id) => (id === notEncrypted ? 'not encrypted' : `under ${id}`)).join(', ')
  return { warning: `some may still be ${oldKeys}: alta content-keys apply` }
}

/** Which contents are encrypted with which key; the database is opened and queried once. */
export function contentChecks(config: Config): readonly DoctorCheck[] {
  let found: Promise<Needs> | undefined
  const needs = () => (found ??= findNeeds(config))
  return [
    ['keys', () => keysState(config, needs)],
    ['contents', () => contentState(config, needs)],
  ]
}
