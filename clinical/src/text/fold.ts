// Folding keeps one UTF-16 unit for each unit of the input: an offset found in folded text holds in the source.
const tableSize = 0x2200
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

const foldUnit = (unit: string): string => {
  if (spaces.test(unit)) return ' '
  if (/[\u2010-\u2015\u2212]/.test(unit)) return '-'
  if (/[\u2018\u2019\u00b4`]/.test(unit)) return "'"
  const base = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return base.length === 1 ? base : unit
}

const table: readonly string[] = Array.from({ length: tableSize }, (_, code) => foldUnit(String.fromCharCode(code)))

/**
 * Lower case, no accents, plain spaces, hyphens and apostrophes; as long as its input (NFC), unit for unit.
 */
export const fold = (text: string): string => {
  const out: string[] = []
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    out.push(code < tableSize ? (table[code] ?? '') : text.charAt(i))
  }
  return out.join('')
}
