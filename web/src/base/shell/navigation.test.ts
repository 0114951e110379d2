import { expect, test } from 'vitest'
import { type NavigationEntry, entryAt, places, services, visibleTo } from './navigation.tsx'

const all = [...places, ...services]

test('the sidebar has its entries in their order, and none needs a permission', () => {
  expect(places.map(({ label }) => label)).toEqual(['home', 'dashboard', 'users', 'organisations'])
  expect(services.map(({ label }) => label)).toEqual(['discharge_report', 'chat', 'codification'])
  expect(all.filter(({ permission }) => permission !== undefined)).toEqual([])
  expect(visibleTo(all, [])).toHaveLength(all.length)
})

test('an entry that needs a permission is hidden from people without it, inside a group too', () => {
  const entries: NavigationEntry[] = [
    { label: 'users', to: '/users', permission: 'users:read' },
    {
      label: 'discharge_report',
      children: [
        { label: 'generate', to: '/generate-discharge-report', permission: 'discharge_reports:create' },
        { label: 'browse', to: '/browse-discharge-reports' },
      ],
    },
  ]
  expect(visibleTo(entries, [])).toEqual([
    { label: 'discharge_report', children: [{ label: 'browse', to: '/browse-discharge-reports' }] },
  ])
  expect(visibleTo(entries, ['users:read', 'discharge_reports:create'])).toEqual(entries)
})

test('the active entry is the one whose path is the current path, and codification has none', () => {
  expect(entryAt('/users')?.entry.label).toBe('users')
  expect(entryAt('/users/0193')).toBeUndefined()
  expect(entryAt('/browse-discharge-reports')?.group?.label).toBe('discharge_report')
  const codification = services.find(({ label }) => label === 'codification')
  expect(codification && ('to' in codification || 'children' in codification)).toBe(false)
})
