// Folding keeps one UTF-16 unit for each unit of the input: an offset found in folded text holds in the source.
const foldUnit = (unit: string): string => {
  if (/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/.test(unit)) return ' '
  if (/[\u2010-\u2015\u2212]/.test(unit)) return '-'
  if (/[\u2018\u2019\u00b4]/.test(unit)) return "'"
  const base = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return base.length === 1 ? base : unit
}

const folds = new Map(
  Array.from({ length: 0x2200 - 0x80 }, (_, index) => {
    const unit = String.fromCharCode(index + 0x80)
    return [unit, foldUnit(unit)] as const
  }),
)

const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  // A few capitals become longer in lower case (İ): those texts are lowered unit by unit.
  return lower.length === text.length
    ? lower
    : Array.from({ length: text.length }, (_, i) => foldUnit(text.charAt(i))).join('')
}

/**
 * Lower case without accents, with plain blanks, hyphens and apostrophes; as long as its input (NFC), unit for unit.
 */
export const fold = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- everything outside ASCII
  lowered(text).replace(/[^\u0000-\u007f]/g, (unit) => folds.get(unit) ?? unit)
