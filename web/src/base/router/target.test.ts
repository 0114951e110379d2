import { expect, test } from 'vitest'
import { hrefOf, type LinkTarget } from './target.ts'

const here = { pathname: '/browse-discharge-reports', searchParams: { status: 'ready', report: 'r1', strange: 1 } }

test.each<[LinkTarget, string]>([
  [{ to: '/dashboard' }, '/dashboard'],
  [{ to: '/users/:user_id', params: { user_id: 'u/1' } }, '/users/u%2F1'],
  [
    { to: '/organisations/:organisation_id', params: { organisation_id: 'o1' }, search: { tab: 'members' } },
    '/organisations/o1?tab=members',
  ],
  // Search parameters belong to their page and are dropped unless the link passes them on.
  [{ to: '/browse-discharge-reports' }, '/browse-discharge-reports'],
  [
    { to: '/browse-discharge-reports', search: (before) => ({ ...before, report: undefined }) },
    '/browse-discharge-reports?status=ready&strange=1',
  ],
  [{ to: '.', search: true }, '/browse-discharge-reports?status=ready&report=r1&strange=1'],
  [{ to: '.', search: () => ({ tab: 'audit' }) }, '/browse-discharge-reports?tab=audit'],
  [{ to: '/register', hash: 'invitation_token=a_B-1' }, '/register#invitation_token=a_B-1'],
  [{ href: '/users?tab=invitations' }, '/users?tab=invitations'],
])('%o leads to %s', (target, href) => {
  expect(hrefOf(target, here)).toBe(href)
})
