import type { User } from '@alta/contract/users'
import type { Organisation } from '@alta/contract/organisations'
import { isShape, isText } from './shapes.ts'

/** The fields by which a person is chosen. */
export type UserRef = Pick<User, 'user_id' | 'name' | 'email'>
/** The fields by which an organisation is chosen. */
export type OrganisationRef = Pick<Organisation, 'organisation_id' | 'name'>

export const isPerson = isShape<UserRef>({ user_id: isText, name: isText, email: isText })
export const isOrganisationRef = isShape<OrganisationRef>({ organisation_id: isText, name: isText })
