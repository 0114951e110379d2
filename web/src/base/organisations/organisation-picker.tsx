import * as organisations from '@alta/contract/organisations'
import type { Permission } from '@alta/contract/permissions'
import { useState } from 'react'
import { useRead } from '../queries.ts'
import { PickField } from '../ui/pick-field.tsx'
import type { OrganisationRef } from '../references.ts'

const offered = '20'

interface OrganisationPickerProps {
  readonly label: string
  readonly value: OrganisationRef | null
  readonly onPick: (organisation: OrganisationRef | null) => void
  readonly name: string
  /** Only organisations in which the person holds this permission are offered. */
  readonly permission?: Permission
  readonly error?: string | undefined
  readonly disabled?: boolean
}

const asOption = ({ organisation_id, name }: OrganisationRef) => ({ id: organisation_id, label: name })

/** One of the organisations the person may see, searched by name as one types. */
export function OrganisationPicker({ value, onPick, permission, ...field }: OrganisationPickerProps) {
  const [query, setQuery] = useState<string | null>(null)
  const { data } = useRead(
    organisations.list,
    {
      query: {
        ...(query !== null && query !== '' && { q: query }),
        ...(permission && { permission }),
        sort: 'name',
        limit: offered,
      },
    },
    { enabled: query !== null },
  )
  return (
    <PickField
      {...field}
      value={value && asOption(value)}
      options={data?.items.map(asOption)}
      onAsk={setQuery}
      onPick={(picked) => onPick(picked && { organisation_id: picked.id, name: picked.label })}
    />
  )
}
