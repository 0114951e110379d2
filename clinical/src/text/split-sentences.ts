import type { Span } from '../course/course.ts'

// Abbreviations after which a full stop never ends a sentence, whatever follows.
const never =
  /^(?:dr|dra|dres|drs|sr|sra|prof|avda|nº|num|núm|fig|figs|pag|pág|vs|st|ej|aprox|ca|dª|mr|mrs|ms|tel|telf|ext)$/i
// Abbreviations after which only a capital letter starts a new sentence.
const seldom =
  /^(?:[a-zà-ÿ]|izq|izda|izdo|dcha|dcho|der|exp|expl|tto|trat|dx|ant|pac|temp|inf|sup|max|máx|min|mín|comp|cp|amp|resp|approx|sol|vol|ref|admon|seg|lab|hosp|interm)$/i
const species =
  /^(?:aureus|coli|albicans|pneumoniae|faecalis|epidermidis|pylori|influenzae|fumigatus|difficile|aeruginosa)/i

/** The initial of a name, behind a title or at the beginning of a bracket: "Dr. K. Rennie", "pharmacy (K. Rennie)". */
const initial = /(?:\bdra?\.?\s+|[([])\p{Lu}$/iu
const surname = /^\p{Lu}[\p{Ll}'-]+(?:,?\s|[)\]])/u

/** Text farther before a mark says nothing about it. */
const lookBehind = 40

interface Cut {
  readonly text: string
  readonly from: number
  readonly mark: number
}

const endsSentence = (cut: Cut, next: string): boolean => {
  const before = cut.text.slice(cut.from, cut.mark)
  const word = /(\S+)$/.exec(before.slice(-lookBehind))?.[1]?.replace(/^["'«“([¿¡]+/, '') ?? ''
  const first = next.charAt(0)
  const upper = /\p{Lu}/u.test(first)
  if (/^[-–=]+>/.test(next)) return false
  if (cut.text.charAt(cut.mark) !== '.') return upper || /["'«“([¿¡\-–•*·\d#]/.test(first)
  if (never.test(word)) return false
  if (/^\p{Lu}$/u.test(word) && (species.test(next) || (surname.test(next) && initial.test(before.slice(-lookBehind)))))
    return false
  if (/^\d{1,2}$/.test(word) && before.trim() === word) return false
  if (upper || /["'«“([¿¡\-–•*·#]/.test(first)) return true
  if (/\d/.test(first)) return !seldom.test(word)
  // Hurried notes continue in small letters after a full stop; a whole word before it is no abbreviation.
  return /^\p{Ll}{4,}$/u.test(word) && !seldom.test(word) && /^\p{Ll}{3}/u.test(next)
}

const trimmed = (text: string, span: Span): Span => {
  let { start, end } = span
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

// Matches only at the beginning of a run of marks: from within the run it would find nothing else, in quadratic time.
const marks = /(?<![.!?…])[.!?…]+["'»”’)\]]*(?=\s)|;(?=\s+\p{Lu})/gu

/**
 * Sentences of `text` inside `span`, in order, without the blanks between them.
 * Breaks inside the span (a wrapped line) count as blanks.
 */
export const splitSentences = (text: string, span: Span): Span[] => {
  const out: Span[] = []
  const body = text.slice(span.start, span.end)
  let from = 0
  for (const match of body.matchAll(marks)) {
    const end = match.index + match[0].length
    let after = end
    while (after < body.length && /\s/.test(body.charAt(after))) after += 1
    if (after >= body.length) break
    if (!endsSentence({ text: body, from, mark: match.index }, body.slice(after, after + 40))) continue
    const sentence = trimmed(body, { start: from, end })
    if (sentence.end > sentence.start) out.push({ start: span.start + sentence.start, end: span.start + sentence.end })
    from = after
  }
  const rest = trimmed(body, { start: from, end: body.length })
  if (rest.end > rest.start) out.push({ start: span.start + rest.start, end: span.start + rest.end })
  return out
}
