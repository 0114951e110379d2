import { Problem } from '@alta/contract/problems'
import type { Config } from '#base/config'
import { isBreached } from '#base/secrets/breached-passwords'

/** Throws `validation-failed` at `pointer` for a password that somebody lost elsewhere, where a file of such is configured. */
export async function mustNotBeBreached(
  { ALTA_BREACHED_PASSWORDS: file }: Pick<Config, 'ALTA_BREACHED_PASSWORDS'>,
  password: string,
  pointer: string,
): Promise<void> {
  if (file !== undefined && (await isBreached(file, password)))
    throw new Problem('validation-failed', { errors: [{ pointer, code: 'password_too_common' }] })
}
