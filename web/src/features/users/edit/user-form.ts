import { limits } from '@alta/contract/limits'
import { languages } from '@alta/contract/languages'
import type { User } from '@alta/contract/users'
import { type RefObject, useActionState } from 'react'
import { useDraft } from '../../../base/draft.ts'
import { type FieldErrors, focusFirstError, refusedFields } from '../../../base/field-errors.ts'
import { isBoolean, isNumber, isOneOf, isShape, isText } from '../../../base/shapes.ts'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { refreshUser, updateUser } from '../../../base/users/user-store.ts'

export type UserValues = Pick<User, 'name' | 'email' | 'locale'>
type UserBase = Pick<User, 'name' | 'email' | 'locale' | 'active' | 'revision'>
interface UserDraft {
  readonly typed: UserValues
  /** The record that the typing began upon. */
  readonly base: UserBase
}

const isLanguage = isOneOf(languages)
const isDraft = isShape<UserDraft>({
  typed: isShape({ name: isText, email: isText, locale: isLanguage }),
  base: isShape({ name: isText, email: isText, locale: isLanguage, active: isBoolean, revision: isNumber }),
})

const baseOf = ({ name, email, locale, active, revision }: User): UserBase => ({
  name,
  email,
  locale,
  active,
  revision,
})
const valuesOf = ({ name, email, locale }: UserBase): UserValues => ({ name, email, locale })
const fields = ['name', 'email', 'locale'] as const
/** The values in the form in which the server stores them. */
const tidy = ({ name, email, locale }: UserValues): UserValues => ({
  name: name.normalize('NFC').trim(),
  email: email.trim().toLowerCase(),
  locale,
})

const changesIn = (typed: UserValues, base: UserBase): Partial<UserValues> => {
  const { name, email, locale } = tidy(typed)
  return {
    ...(name !== base.name && { name }),
    ...(email !== base.email && { email }),
    ...(locale !== base.locale && { locale }),
  }
}

function mistakesIn(typed: UserValues): FieldErrors {
  const { name, email } = tidy(typed)
  return {
    ...(name === '' && { name: 'required' as const }),
    ...(name.length > limits.name_characters && { name: 'too_large' as const }),
    ...(email === '' ? { email: 'required' as const } : !/^\S+@\S+\.\S+$/.test(email) && { email: 'invalid' as const }),
  }
}

/** What was typed, on top of what somebody else has saved: a field that was left alone follows the newer record. */
function onTopOf(newest: UserBase, { typed, base }: UserDraft): UserValues {
  const changes = changesIn(typed, base)
  return { ...valuesOf(newest), ...changes }
}

const differing = (before: UserBase, now: UserBase) =>
  ([...fields, 'active'] as const).filter((field) => before[field] !== now[field])

interface UserFormState {
  readonly error: unknown
  readonly errors: FieldErrors
  readonly isUnchanged: boolean
  /** What somebody else has changed meanwhile; null when nobody has. */
  readonly newer: { readonly fields: ReturnType<typeof differing>; readonly record: UserBase } | null
}
const untried: UserFormState = { error: null, errors: {}, isUnchanged: false, newer: null }

/** Saves what differs. Somebody else's newer record is fetched and shown, and the next attempt stands upon it. */
async function save(user_id: string, draft: UserDraft): Promise<UserFormState & { next?: UserDraft; saved?: true }> {
  const errors = mistakesIn(draft.typed)
  if (Object.keys(errors).length > 0) return { ...untried, errors }
  const changes = changesIn(draft.typed, draft.base)
  if (Object.keys(changes).length === 0) return { ...untried, isUnchanged: true }
  const outcome = await updateUser(user_id, { ...changes, revision: draft.base.revision })
  if (outcome.success) return { ...untried, saved: true }
  const { error } = outcome
  if (error.code === 'already-exists') return { ...untried, errors: { email: 'already_taken' } }
  if (error.code !== 'stale-revision') return { ...untried, error, errors: refusedFields(error) }
  try {
    const record = baseOf(await refreshUser(user_id))
    const newer = { fields: differing(draft.base, record), record }
    return { ...untried, newer, next: { typed: onTopOf(record, draft), base: record } }
  } catch (failure) {
    return { ...untried, error: asProblem(failure) }
  }
}

/**
 * The state of the form for a user's data: the typed values survive failures, reloads and changes by others. The first
 * wrong field of `form` gets the focus.
 */
export function useUserForm(user: User, form: RefObject<HTMLFormElement | null>, onSaved: (name: string) => void) {
  const [draft, setDraft] = useDraft(`user-${user.user_id}`, isDraft)
  const now: UserDraft = draft ?? { typed: valuesOf(user), base: baseOf(user) }
  const [attempt, submit, isPending] = useActionState<UserFormState>(async () => {
    const { next, saved, ...came } = await save(user.user_id, now)
    if (next) setDraft(next)
    if (saved) {
      setDraft(null)
      onSaved(tidy(now.typed).name)
    }
    focusFirstError(form.current, came.errors)
    return came
  }, untried)
  return {
    values: now.typed,
    change: (part: Partial<UserValues>) => setDraft({ ...now, typed: { ...now.typed, ...part } }),
    begin: () => setDraft(now),
    discard: () => setDraft(null),
    isBegun: draft !== null,
    ...attempt,
    submit,
    isPending,
  }
}
export type UserForm = ReturnType<typeof useUserForm>
