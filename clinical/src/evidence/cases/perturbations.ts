/** Ways to make a sentence of a course say something else; each gives null where the sentence offers no place for it. */

export type Perturbation = (sentence: string) => string | null

const changed = (before: string, after: string): string | null => (after === before ? null : after)

/** The last whole number becomes one that is not written anywhere near it. */
const number: Perturbation = (sentence) =>
  changed(
    sentence,
    sentence.replace(
      /(?<![\p{L}\d.,/:-])\d+(?![\d.,/:-]|\p{L})(?!.*(?<![\p{L}\d.,/:-])\d+(?![\d.,/:-]|\p{L}))/u,
      (digits) => String(Number(digits) * 7 + 3),
    ),
  )

const units: Readonly<Record<string, string>> = {
  mg: 'g',
  g: 'mg',
  'mg/dL': 'g/dL',
  'g/dL': 'mg/dL',
  cm: 'mm',
  mm: 'cm',
  h: 'min',
  días: 'meses',
  dies: 'mesos',
  days: 'months',
  años: 'meses',
  anys: 'mesos',
  years: 'months',
}
const unit: Perturbation = (sentence) => {
  const found = /(?<=\d\s?)(mg\/dL|g\/dL|mg|g|cm|mm|h|días|dies|days|años|anys|years)(?![\p{L}/])/u.exec(sentence)
  const other = units[found?.[0] ?? '']
  if (found === null || other === undefined) return null
  return sentence.slice(0, found.index) + other + sentence.slice(found.index + found[0].length)
}

const sides: readonly (readonly [RegExp, string])[] = [
  [/\bderech([oa])\b/i, 'izquierd$1'],
  [/\bizquierd([oa])\b/i, 'derech$1'],
  [/\bdreta\b/i, 'esquerra'],
  [/\bdret\b/i, 'esquerre'],
  [/\besquerra\b/i, 'dreta'],
  [/\besquerre\b/i, 'dret'],
  [/\bright\b/i, 'left'],
  [/\bleft\b(?! (?:the|hospital|ward|ventric))/i, 'right'],
]
const side: Perturbation = (sentence) => {
  const found = sides.find(([pattern]) => pattern.test(sentence))
  return found === undefined ? null : sentence.replace(found[0], found[1])
}

const few = (sentence: string): boolean => sentence.split(/\s+/).length < 4

const affirming: Readonly<Record<string, string>> = { sin: 'con ', sense: 'amb ', without: 'with ' }
const denialRemoved: Perturbation = (sentence) =>
  few(sentence)
    ? null
    : changed(
        sentence,
        sentence.replace(
          /(?<!\p{L})(no|sin|sense|without|niega|nega|denies) (?=\p{Ll}{4})(?!(?:cambios|canvis|obstante|obstant|only|more)(?!\p{L}))/iu,
          (cue) => affirming[cue.trim().toLowerCase()] ?? '',
        ),
      )

const denying: Readonly<Record<string, string>> = { con: 'sin', amb: 'sense', with: 'without' }
const anyDenial =
  /(?<!\p{L})(?:no|sin|sense|without|niega|nega|denies|ni|not|nor|never|nil|cap|mai|tampoc|tampoco|negativ\p{L}*|descart\p{L}*)(?!\p{L})/iu
const denialAdded: Perturbation = (sentence) => {
  if (anyDenial.test(sentence) || few(sentence)) return null
  const found = /(?<=\p{L} )(con|amb|with) (?=\p{Ll}{5})/u.exec(sentence)
  if (found !== null)
    return `${sentence.slice(0, found.index)}${denying[found[1] ?? ''] ?? ''} ${sentence.slice(found.index + found[0].length)}`
  const opened =
    /^(?:disnea|dispnea|fiebre|febre|dolor|edemas?|náuseas|nàusees|vómitos|vòmits|tos|ascitis|cefalea|crepitantes|presenta|refiere|refereix|pain|fever|oedema|cough|nausea)(?!\p{L})/iu
  return opened.test(sentence) ? `No ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : null
}

export const perturbations: Readonly<Record<string, Perturbation>> = {
  number,
  unit,
  side,
  denialRemoved,
  denialAdded,
}
