import { expect, test } from 'vitest'
import { rolePermissions } from '@alta/contract/role-permissions'
import { roles } from '@alta/contract/permissions'
import { abilities, allows, lostWith, permissionsOf, reasonsOf } from './abilities.ts'
import { grantableRolesIn, rolesToGiveSomewhere } from './rank.ts'

const clinician = { role: 'clinician', organisation_id: 'a', organisation_name: 'Valdearce' } as const
const reader = { role: 'reader', organisation_id: 'b', organisation_name: 'Vallserena' } as const
const auditor = { role: 'auditor', organisation_id: null, organisation_name: null } as const

test('each ability groups permissions that every role grants together, so the table never promises too much', () => {
  for (const role of roles)
    for (const ability of abilities) {
      const held = permissionsOf(ability).map((permission) => rolePermissions[role].includes(permission))
      expect(new Set(held).size, `${role}: ${ability}`).toBe(1)
    }
})

test('each permission shows where it applies and by which role', () => {
  const table = reasonsOf([clinician, reader, auditor])
  expect(table.find(({ ability }) => ability === 'read')?.reasons).toEqual([
    { role: 'clinician', organisationNames: ['Valdearce'] },
    { role: 'reader', organisationNames: ['Vallserena'] },
  ])
  expect(table.find(({ ability }) => ability === 'see_users')?.reasons).toEqual([
    { role: 'auditor', organisationNames: [null] },
  ])
  expect(table.some(({ ability }) => ability === 'manage_users')).toBe(false)
  expect(reasonsOf([])).toEqual([])
})

test('removing a role lists what is lost, except what another role still grants there', () => {
  const owner = { role: 'owner', organisation_id: 'a', organisation_name: 'Valdearce' } as const
  expect(lostWith(clinician, [reader, owner])).toEqual(['generate', 'sign', 'read', 'export', 'delete', 'chat'])
  expect(lostWith(clinician, [{ ...clinician }])).toEqual([])
  expect(lostWith(reader, [clinician, auditor])).toEqual(['read'])
  expect(allows('administrator', 'read')).toBe(false)
})

test('no role above a person’s rank or outside their organisation is offered', () => {
  const owner = [{ role: 'owner', organisation_id: 'a' }] as const
  expect(grantableRolesIn(owner, 'a')).toEqual(['manager', 'clinician', 'reader'])
  expect(grantableRolesIn(owner, 'b')).toEqual([])
  expect(grantableRolesIn(owner, null)).toEqual([])
  expect(grantableRolesIn([{ role: 'manager', organisation_id: 'a' }], 'a')).toEqual(['clinician', 'reader'])
  expect(grantableRolesIn([{ role: 'administrator', organisation_id: null }], null)).toEqual([
    'administrator',
    'auditor',
  ])
  expect(grantableRolesIn([{ role: 'administrator', organisation_id: null }], 'a')).toEqual([
    'manager',
    'clinician',
    'reader',
  ])
  expect(rolesToGiveSomewhere([clinician, reader])).toEqual([])
  expect(rolesToGiveSomewhere(owner)).toEqual(['manager', 'clinician', 'reader'])
})
