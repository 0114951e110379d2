import { expect, test } from 'vitest'
import { deviceIn } from './device.ts'

const describeDevice = (user_agent: string | null) => {
  const { browser, system } = deviceIn(user_agent)
  return `${browser ?? '?'} on ${system ?? '?'}`
}

test('common browsers are recognised by their usual names', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(describeDevice(`${windows} Chrome/142.0.0.0 Safari/537.36`)).toBe('Chrome on Windows')
  expect(describeDevice(`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`)).toBe('Edge on Windows')
  expect(describeDevice(`${windows} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`)).toBe('Opera on Windows')
  expect(describeDevice('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0')).toBe(
    'Firefox on Windows',
  )
  expect(
    describeDevice(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    ),
  ).toBe('Safari on macOS')
  expect(describeDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox on Linux',
  )
})

test('phones and tablets are distinguished from desktop computers', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(describeDevice(`${iphone} Version/26.0 Mobile/15E148 Safari/604.1`)).toBe('Safari on iPhone')
  expect(describeDevice(`${iphone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`)).toBe('Chrome on iPhone')
  expect(describeDevice(`${iphone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`)).toBe('Firefox on iPhone')
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(describeDevice(`${android} Chrome/142.0.0.0 Mobile Safari/537.36`)).toBe('Chrome on Android')
  expect(describeDevice(`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`)).toBe(
    'Samsung Internet on Android',
  )
})

test('an empty user agent, or one of no browser, is not guessed', () => {
  expect(describeDevice(null)).toBe('? on ?')
  expect(describeDevice('curl/8.14.1')).toBe('? on ?')
  expect(describeDevice('python-requests/2.32 (Linux)')).toBe('? on Linux')
})
