import { expect, test } from 'vitest'
import { type SearchAnswer, groupsOf, moved, type Screen } from './options.ts'

const screens: Screen[] = [
  { label: 'Usuarios', destination: { to: '/users' } },
  { label: 'Generar informe', within: 'Informe de alta', destination: { to: '/generate-discharge-report' } },
]
const nobody: SearchAnswer = { users: [], organisations: [], discharge_reports: [], chat_sessions: [] }
const acts = [
  { label: 'Generar un informe', does: { to: '/generate-discharge-report' } },
  { label: 'Cerrar sesión', does: () => undefined },
] as const
const search = (query: string) => ({ acts, screens, query, describe: () => 'Cardiología · 20 nov 2026' })

test('screens are found by their names in the language of the interface, and by their group', () => {
  const found = groupsOf(nobody, search('informe alta'))
  expect(found.map(({ kind, options }) => [kind, options.map(({ label }) => label)])).toEqual([
    ['screens', ['Generar informe']],
  ])
  expect(groupsOf(undefined, search('usu'))[0]?.options[0]?.does).toEqual({ to: '/users' })
})

test('people, organisations, reports and chats lead to their pages, five of each at most', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    user_id: `u${index}`,
    name: `Nuria ${index}`,
    email: `n${index}@demo.example`,
  }))
  const found = groupsOf(
    {
      users: many,
      organisations: [{ organisation_id: 'o1', name: 'Hospital' }],
      discharge_reports: [
        {
          discharge_report_id: 'r1',
          title: 'Course',
          patient_name: null,
          record_number: null,
          birth_date: null,
          admission_date: null,
          organisation_name: 'Hospital',
          status: 'ready',
          created_at: '2026-11-20T00:00:00Z',
        },
      ],
      chat_sessions: [{ chat_session_id: 'c1', title: 'Oxygen', organisation_name: 'Hospital' }],
    },
    search('x'),
  )
  expect(found.map(({ kind, options }) => [kind, options.length])).toEqual([
    ['users', 5],
    ['organisations', 1],
    ['reports', 1],
    ['chats', 1],
  ])
  expect(found[0]?.options[0]?.does).toEqual({ to: '/users/:user_id', params: { user_id: 'u0' } })
  expect(found[1]?.options[0]?.does).toEqual({
    to: '/organisations/:organisation_id',
    params: { organisation_id: 'o1' },
  })
  expect(found[2]?.options[0]?.does).toEqual({ to: '/browse-discharge-reports', search: { report: 'r1' } })
  expect(found[3]?.options[0]?.does).toEqual({
    to: '/rag-chat/:chat_session_id',
    params: { chat_session_id: 'c1' },
  })
})

test('arrow keys cycle through the results; Home and End go to the first and last once one is selected', () => {
  expect(moved('ArrowDown', -1, 3)).toBe(0)
  expect(moved('ArrowDown', 2, 3)).toBe(0)
  expect(moved('ArrowUp', -1, 3)).toBe(2)
  expect(moved('ArrowUp', 0, 3)).toBe(2)
  expect(moved('End', 0, 3)).toBe(2)
  expect(moved('Home', 2, 3)).toBe(0)
  expect(moved('Home', -1, 3)).toBeUndefined()
  expect(moved('ArrowDown', -1, 0)).toBeUndefined()
  expect(moved('a', 0, 3)).toBeUndefined()
})

test('actions are listed before anything is typed, and are found by their words', () => {
  const named = (query: string) =>
    groupsOf(undefined, search(query)).map(({ kind, options }) => [kind, options.map(({ label }) => label)])
  expect(named('')).toContainEqual(['acts', ['Generar un informe', 'Cerrar sesión']])
  expect(named('cerr')).toEqual([['acts', ['Cerrar sesión']]])
})
