import * as users from '@alta/contract/users'
import type { User } from '@alta/contract/users'
import { useState } from 'react'
import { useRead } from '../queries.ts'
import { type Pickable, PickField } from '../ui/pick-field.tsx'
import type { UserRef } from '../references.ts'

const offered = '20'

interface UserPickerProps {
  readonly label: string
  /** The field's name in its form: where the focus goes when it was refused. */
  readonly name: string
  readonly value: UserRef | null
  readonly onPick: (user: User | null) => void
  readonly error?: string | undefined
  readonly help?: string | undefined
  readonly disabled?: boolean
}

const pickable = ({ user_id, name, email }: UserRef): Pickable => ({ id: user_id, label: name, detail: email })

/**
 * A field for one of the active users whom the person may see, searched by name or address while typing. The options
 * always answer the present text: a late answer to earlier letters is not shown.
 */
export function UserPicker({ value, onPick, ...field }: UserPickerProps) {
  const [query, setQuery] = useState<string | null>(null)
  const { data } = useRead(
    users.list,
    { query: { ...(query !== null && query !== '' && { q: query }), active: 'true', sort: 'name', limit: offered } },
    { enabled: query !== null },
  )
  return (
    <PickField
      {...field}
      value={value && pickable(value)}
      options={data?.items.map(pickable)}
      onAsk={setQuery}
      onPick={(picked) => onPick(data?.items.find(({ user_id }) => user_id === picked?.id) ?? null)}
    />
  )
}
