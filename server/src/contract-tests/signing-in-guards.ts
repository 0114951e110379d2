import type { Permission } from '@alta/contract/permissions'

/** How a call is guarded. */
export interface Guard {
  /**
   * Who may call: anyone, the signed-in, people only (also with an unfinished sign-in), or holders of a permission
   * anywhere.
   */
  readonly open: 'public' | 'signed-in' | 'person' | 'signing-in' | Permission
  /** It acts on a record: with any of these, at system scope or where the record lies, the caller sees it. */
  readonly sees?: readonly Permission[] | 'himself'
  /** It takes all of `sees` to see the record. */
  readonly only_together?: true
  /** With this permission the caller may also do the act; when it is left out, the permission of `open` counts. */
  readonly needs?: Permission
  /** Only people may do the act: a credential that sees the record may not, whatever its permissions are. */
  readonly personal?: true
  /** Only for a person whose sign-in is not finished: there is nothing to finish for others. */
  readonly half?: true
  /** A list, a search or figures: when asked about a foreign organisation, it answers nothing of it. */
  readonly narrows?: true
}

/** The calls of signing in, in every way, and of one's own sessions. */
export const signingInGuards: Readonly<Record<string, Guard>> = {
  'auth.login': { open: 'public' },
  'auth.register': { open: 'public' },
  'auth.me': { open: 'signing-in' },
  'auth.activity': { open: 'person' },
  'auth.logout': { open: 'signing-in' },
  'auth.change_password': { open: 'person' },
  'auth.request_password_link': { open: 'public' },
  'auth.use_password_link': { open: 'public' },
  'auth.sessions': { open: 'person' },
  'auth.end_session': { open: 'person', sees: 'himself' },
  'single_sign_on.begin': { open: 'public' },
  'single_sign_on.finish': { open: 'public' },
  'single_sign_on.links': { open: 'person' },
  'single_sign_on.begin_link': { open: 'person' },
  'single_sign_on.finish_link': { open: 'person' },
  'single_sign_on.begin_confirmation': { open: 'person' },
  'single_sign_on.finish_confirmation': { open: 'person' },
  'single_sign_on.unlink': { open: 'person', sees: 'himself' },
  'single_sign_on.back_channel_logout': { open: 'public' },
  'second_factor.state': { open: 'signing-in' },
  'second_factor.begin_passkey_use': { open: 'signing-in' },
  'second_factor.prove': { open: 'signing-in', half: true },
  'second_factor.reauthenticate': { open: 'signing-in' },
  'second_factor.list': { open: 'person' },
  'second_factor.begin_totp': { open: 'signing-in' },
  'second_factor.add_totp': { open: 'signing-in' },
  'second_factor.begin_passkey': { open: 'signing-in' },
  'second_factor.add_passkey': { open: 'signing-in' },
  'second_factor.rename': { open: 'person', sees: 'himself' },
  'second_factor.remove': { open: 'person', sees: 'himself' },
  'second_factor.renew_recovery_codes': { open: 'person' },
  'second_factor.of_user': { open: 'users:write' },
  'second_factor.reset': { open: 'users:write' },
}
