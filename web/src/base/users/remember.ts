import * as organisations from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import { nameOf } from '../query-key.ts'
import { isListOf, isRecord, isShape, isText } from '../shapes.ts'
import {
  forgetOrganisation,
  forgetUser,
  isOrganisation,
  isSignedIn,
  isUser,
  rememberOrganisations,
  rememberUsers,
} from '../stores.ts'

const areUsers = isShape({ items: isListOf(isUser) })
const areOrganisations = isShape({ items: isListOf(isOrganisation) })

/**
 * Puts people and organisations from an answer into their stores. `key` comes from keyOf. An answer that arrives after
 * signing out, in this tab or another, is ignored.
 */
export function rememberAnswer([name]: readonly unknown[], answer: unknown) {
  if (!isSignedIn()) return
  if (name === nameOf(users.list) && areUsers(answer)) rememberUsers(answer.items)
  if (name === nameOf(users.read) && isUser(answer)) rememberUsers([answer])
  if (name === nameOf(organisations.list) && areOrganisations(answer)) rememberOrganisations(answer.items)
  if (name === nameOf(organisations.read) && isOrganisation(answer)) rememberOrganisations([answer])
}

/** Drops from the stores what a read has found to be gone, or out of the caller's sight. */
export function forgetAnswered([name, sent]: readonly unknown[], error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not-found') return
  const params = isRecord(sent) && isRecord(sent['params']) ? sent['params'] : {}
  const { user_id, organisation_id } = params
  if (name === nameOf(users.read) && isText(user_id)) forgetUser(user_id)
  if (name === nameOf(organisations.read) && isText(organisation_id)) forgetOrganisation(organisation_id)
}
