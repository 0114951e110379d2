import { Problem } from '@alta/contract/problems'
import { email, name } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import { password } from '@alta/contract/auth'
import type { Db, Trx } from '#base/database'
import { recordAudit } from '#base/audit'
import { hashPassword } from '#base/secrets/passwords'
import type { Services } from '#base/services'
import { newToken, tokenHash } from '#base/secrets/tokens'
import { insertRole } from '../assignments/assignments.store.ts'
import { hasUsers, insertUser } from '../users/users.store.ts'
import { mustBeUncommon } from './auth.rules.ts'
import { endPasswordSessions } from '../sessions/sessions.store.ts'
import { mustNotBeBreached } from './breached.store.ts'

const hasAdministrator = async (db: Db) =>
  (await db
    .selectFrom('role_assignments')
    .select('role_assignment_id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Spends the setup link. False when it is unknown, spent or replaced by a newer one. */
export async function spendSetupToken(trx: Db, token: string): Promise<boolean> {
  const spent = await trx
    .deleteFrom('setup_tokens')
    .where('token_hash', '=', tokenHash(token))
    .returning('token_hash')
    .executeTakeFirst()
  return spent !== undefined && !(await hasAdministrator(trx))
}

interface FirstAdministrator {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Makes an administrator from the environment or the command line. Throws Problem: `validation-failed` for an email or
 * password that is not accepted, `already-exists` for a taken email.
 */
export async function createAdministrator(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  input: FirstAdministrator,
): Promise<string> {
  const parsed = {
    name: name.safeParse(input.name),
    email: email.safeParse(input.email),
    password: password.safeParse(input.password),
  }
  for (const [field, result] of Object.entries(parsed))
    if (!result.success) throw new Problem('validation-failed', { errors: [{ pointer: `/${field}`, code: 'invalid' }] })
  const address = parsed.email.data ?? ''
  mustBeUncommon(input.password, { email: address }, '/password')
  await mustNotBeBreached(services.config, input.password, '/password')
  const password_hash = await hashPassword(input.password)
  const now = services.clock.now()
  return await services.db.transaction().execute(async (trx) => {
    const user_id = await insertUser(
      trx,
      { name: parsed.name.data ?? '', email: address, password_hash, locale: 'en', origin: 'installed' },
      now,
    )
    if (user_id === undefined) throw new Problem('already-exists')
    await makeAdministrator(trx, user_id, now)
    await recordAudit(trx, {
      organisation_id: null,
      occurred_at: now,
      actor_id: user_id,
      address: null,
      act: 'setup.administrator',
      outcome: 'done',
      detail: { user_id },
    })
    return user_id
  })
}

export async function makeAdministrator(trx: Trx, user_id: string, now: Date): Promise<void> {
  const role = { user_id, role: 'administrator', organisation_id: null, granted_by: null, reason: null } as const
  await insertRole(trx, role, now)
}

/**
 * Runs at each start. It ends sessions that passwords may no longer open. Then it makes an administrator from the
 * environment when there is no user at all; otherwise, while nobody administers, a new one-time link, which the server
 * prints: the person who can read the server's output may become the administrator. Returns the link's path and query;
 * null where none is needed. Throws for an administrator that is refused.
 */
export async function prepareFirstAdministrator(services: Services): Promise<string | null> {
  const { config, db, clock } = services
  // Sessions that passwords opened before they were for emergencies only are ended.
  if (config.ALTA_LOCAL_ACCOUNTS === 'emergency') await endPasswordSessions(db, config.ALTA_ADMIN_EMAIL ?? '')
  if (await hasAdministrator(db)) return null
  if (config.ALTA_ADMIN_EMAIL !== undefined && config.ALTA_ADMIN_PASSWORD !== undefined && !(await hasUsers(db))) {
    await fromEnvironment(services, config.ALTA_ADMIN_EMAIL, config.ALTA_ADMIN_PASSWORD)
    return null
  }
  const token = newToken()
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setup_tokens').execute()
    await trx
      .insertInto('setup_tokens')
      .values({ token_hash: tokenHash(token), created_at: clock.now() })
      .execute()
  })
  return `/register#setup_token=${token}`
}

async function fromEnvironment(services: Services, address: string, secret: string): Promise<void> {
  try {
    await createAdministrator(services, { name: 'Administrator', email: address, password: secret })
  } catch (error) {
    // Another process of the same installation has made it first.
    if (error instanceof Problem && error.code === 'already-exists') return
    if (error instanceof Problem)
      throw new Error(
        `Configuration: ALTA_ADMIN_EMAIL or ALTA_ADMIN_PASSWORD is refused: an email address, and ${limits.password_characters_min} to ${limits.password_characters_max} characters that are not easily guessed.`,
        { cause: error },
      )
    throw error
  }
}
