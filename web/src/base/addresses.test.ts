import { expect, test } from 'vitest'
import { hrefOf, matched, saidBy, spotOf } from './addresses.ts'

const list = { pathname: '/browse-discharge-reports', search: { sort: 'title', q: 'Amelia', rating: '' } }

test('a path belongs to the address of its shape, with the parts that vary', () => {
  expect(matched('/users')).toEqual({ path: '/users', params: {} })
  expect(matched('/users/01%2F2')).toEqual({ path: '/users/$user_id', params: { user_id: '01/2' } })
  expect(matched('/users/%E0%A4%A')).toEqual({ path: '/users/$user_id', params: { user_id: '%E0%A4%A' } })
  expect(matched('/users/')).toBeUndefined()
  expect(matched('/users/1/more')).toBeUndefined()
  expect(matched('/nothing-here')).toBeUndefined()
})

test('parts that vary cannot lead out of their place', () => {
  const spot = spotOf({ to: '/users/$user_id', params: { user_id: '../organisations?tab=audit' } }, list)
  expect(spot.pathname).toBe('/users/..%2Forganisations%3Ftab%3Daudit')
})

test('an address says what its page understands, nothing empty and nothing else', () => {
  expect(saidBy(list)).toEqual({ sort: 'title' })
  expect(saidBy({ pathname: '/login', search: { ended: 'true', asked: 'maybe', back: '/users' } })).toEqual({
    ended: 'true',
    back: '/users',
  })
})

test('a link says what it is told, or what the present address says with its changes', () => {
  const opened = spotOf({ to: '/browse-discharge-reports', search: (now) => ({ ...now, report: 'r-1' }) }, list)
  expect(hrefOf(opened)).toBe('/browse-discharge-reports?sort=title&report=r-1')
  const closed = spotOf({ to: '/browse-discharge-reports', search: (now) => ({ ...now, report: undefined }) }, opened)
  expect(hrefOf(closed)).toBe('/browse-discharge-reports?sort=title')
  expect(hrefOf(spotOf({ to: '/browse-discharge-reports' }, list))).toBe('/browse-discharge-reports')
  expect(hrefOf(spotOf({ to: '/login', search: { ended: true, back: '/users?tab=invitations' } }, list))).toBe(
    '/login?ended=true&back=%2Fusers%3Ftab%3Dinvitations',
  )
})

test('the present page is kept by a target that only changes what it says', () => {
  expect(hrefOf(spotOf({ to: '.', search: true }, list))).toBe('/browse-discharge-reports?sort=title')
  expect(hrefOf(spotOf({ to: '.', search: (now) => ({ ...now, sort: undefined, limit: '50' }) }, list))).toBe(
    '/browse-discharge-reports?limit=50',
  )
})
