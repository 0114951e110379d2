/**
 * The entities that a document type may declare are characters and short names ("&nbsp;", the name of the hospital).
 * These are the limits of their number, their length and the text they expand to.
 */
const mostEntities = 100
const longestEntity = 1_000
const mostUnfolded = 1_000_000

/** Entities of XML itself: whatever a document says of them, they stay what they are. */
const ownOfXml = new Set(['lt', 'gt', 'amp', 'quot', 'apos'])

/** A document type that may do harm, or that is not valid. */
export class ForbiddenXml extends Error {}

const head = /^\s+[\p{L}_][\p{L}\d_.:-]*\s*/u
const declaration = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>|<!--[\s\S]*?-->|\s+/y
const character = /&#(?:x([\dA-Fa-f]{1,6})|(\d{1,7}));/g

/** The characters that a declared value stands for; no markup, and no other entity. */
function valueOf(written: string): string {
  if (written.length > longestEntity) throw new ForbiddenXml('a long entity')
  const value = written.replace(character, (_, hex: string | undefined, decimal: string | undefined) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (point > 0x10ffff) throw new ForbiddenXml('no character')
    return String.fromCodePoint(point)
  })
  // eslint-disable-next-line no-control-regex
  if (/[<&%\0-\x08\x0b\x0c\x0e-\x1f]/.test(value)) throw new ForbiddenXml('an entity of more than characters')
  return value
}

/**
 * The entities that a document type declares, by their names. Whatever is more than plain characters (another entity,
 * markup, a parameter, anything from elsewhere, any other declaration) is refused.
 */
export function declaredEntities(doctype: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const rest = doctype.replace(head, '')
  if (rest === doctype) throw new ForbiddenXml('a document type without a name')
  if (rest === '') return found
  if (!rest.startsWith('[') || !rest.trimEnd().endsWith(']')) throw new ForbiddenXml('a document type from elsewhere')
  const inner = rest.trimEnd().slice(1, -1)
  declaration.lastIndex = 0
  while (declaration.lastIndex < inner.length) {
    const match = declaration.exec(inner)
    if (match === null) throw new ForbiddenXml('a declaration')
    const [, name, double, single] = match
    // The first of two declarations counts.
    if (name === undefined || ownOfXml.has(name) || found.has(name)) continue
    found.set(name, valueOf(double ?? single ?? ''))
    if (found.size > mostEntities) throw new ForbiddenXml('too many entities')
  }
  return found
}

/** Throws RangeError where the entities of a text expand to more than is read. */
export function assertUnfoldsLittle(text: string, entities: ReadonlyMap<string, string>): void {
  let unfolded = 0
  if (entities.size === 0) return
  for (const [, name = ''] of text.matchAll(/&([\w.-]+);/g))
    // The parser takes &NBSP; for &nbsp; where no other entity has that name.
    unfolded += (entities.get(name) ?? entities.get(name.toLowerCase()) ?? '').length
  if (unfolded > mostUnfolded) throw new RangeError('entities unfold to too much')
}
