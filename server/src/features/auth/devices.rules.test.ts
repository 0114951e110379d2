import { expect, test } from 'vitest'
import { deviceHash, deviceOf } from './devices.rules.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const edge = `${chrome} Edg/150.0.0.0`
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1'

test.each([
  [firefox, '192.0.2.7', 'Firefox, Windows, 192.0.2.7'],
  [chrome, '2001:db8:1:2::3', 'Chrome, Linux, 2001:db8:1:2::3'],
  [edge, '192.0.2.7', 'Edge, Linux, 192.0.2.7'],
  [phone, '192.0.2.7', 'Safari, iOS, 192.0.2.7'],
  ['something of its own', '192.0.2.7', '192.0.2.7'],
  [null, null, '–'],
])('a device is named by its browser, system and address: %s', (user_agent, address, name) => {
  expect(deviceOf({ user_agent, address }).name).toBe(name)
})

const hash = (user_agent: string, address: string, user_id = 'one') =>
  deviceHash(user_id, deviceOf({ user_agent, address }))

test('an updated browser and another address of the same provider are the same device; anything else is another', () => {
  const known = hash(firefox, '192.0.2.7')
  expect(hash(firefox.replaceAll('140', '141'), '192.0.99.1')).toBe(known)
  expect(hash(firefox, '::ffff:192.0.2.7')).toBe(known)
  expect(hash(chrome, '192.0.2.7')).not.toBe(known)
  expect(hash(firefox, '198.51.100.7')).not.toBe(known)
  expect(hash(firefox, '192.0.2.7', 'two')).not.toBe(known)
  expect(hash(firefox, '2001:db8:1:2::3')).toBe(hash(firefox, '2001:db8:ffff::9'))
})
