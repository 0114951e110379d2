import type { User } from '@alta/contract/users'
import type { Organisation } from '@alta/contract/organisations'
import { isShape, isText } from './shapes.ts'

/** A person, by what one is chosen by. */
export type UserRef = Pick<User, 'user_id' | 'name' | 'email'>
/** An organisation, by what one is chosen by. */
export type OrganisationRef = Pick<Organisation, 'organisation_id' | 'name'>

export const isPerson = isShape<UserRef>({ user_id: isText, name: isText, email: isText })
export const isPlace = isShape<OrganisationRef>({ organisation_id: isText, name: isText })
