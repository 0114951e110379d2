import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const prefixGroups = 4

/**
 * The network that counts as one caller: an IPv4 address itself, also where IPv6 wraps it (RFC 4291 §2.5.5.2); of an
 * IPv6 address its /64, which is what one subscriber has (RFC 6177).
 */
export function networkOf(address: string): string {
  const wrapped = mapped.exec(address)?.[1]
  if (wrapped !== undefined) return wrapped
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...behind]
  return `${all
    .slice(0, prefixGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
