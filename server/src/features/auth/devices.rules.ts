import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { networkOf } from '#base/http/network'

/** A browser's family, by what it says it is; the first that fits, for most claim to be several. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
const familyIn = (families: typeof browsers, user_agent: string) =>
  families.find(([, sign]) => sign.test(user_agent))?.[0]

/** The first two of an IPv4 address's four numbers, an IPv6 address's /32: a provider gives a home others every day. */
function wideNetwork(address: string): string {
  const network = networkOf(address)
  return isIPv4(network) ? network.split('.', 2).join('.') : network.split(':', 2).join(':')
}

interface DeviceOrigin {
  readonly user_agent: string | null
  readonly address: string | null
}

/** Who was there, in words that are the same in every language; no version, which changes by itself. */
export function deviceOf({ user_agent, address }: DeviceOrigin) {
  const families = [browsers, systems]
    .map((known) => familyIn(known, user_agent ?? ''))
    .filter((found) => found !== undefined)
  const name = [...families, ...(address === null ? [] : [address])].join(', ')
  return { families: families.join(' '), network: wideNetwork(address ?? ''), name: name === '' ? '–' : name }
}

/** Tells a browser family in a wide network from others, for one person; says nothing of either by itself. */
export const deviceHash = (user_id: string, { families, network }: ReturnType<typeof deviceOf>): string =>
  createHash('sha256')
    .update(JSON.stringify([user_id, families, network]))
    .digest('hex')
