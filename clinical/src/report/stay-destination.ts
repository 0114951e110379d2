import type { Span } from '../course/course.ts'
import {
  deathWords,
  destinationLabels,
  homes,
  homeTails,
  institutions,
  leavingVerbs,
  namedPlaces,
  placeOpenings,
  withinHospital,
} from '../lexicon/stay-words.ts'
import type { DatedNote, Timeline } from './stay-timeline.ts'

const lookBehind = 60
const longestLabelled = 90
const earlierNotes = 3

const bounded = (pattern: string, flags = 'gu'): RegExp => new RegExp(`(?<![\\p{L}\\d'])(?:${pattern})`, flags)
const label = bounded(destinationLabels, 'u')
const death = bounded(`(?:${deathWords})(?![\\p{L}])`)
const home = bounded(`(?:${homes})(?:${homeTails}){0,2}`)
const institution = bounded(institutions)
const verb = new RegExp(`(?<![\\p{L}])${leavingVerbs}(?![\\p{L}])[^.;]*$`, 'u')
/** "ayuda a domicilio", "home visit", "O2 at home": a home that is no destination. */
const notGoing =
  /(?<!\p{L})(?:ayuda|ajuda|atencion|atencio|visita|en|at|vive|viu|lives|control|oxigen\p{L}*|o2|tractament|tratamiento|hospitali[sz]aci\p{L}*|from|des de|desde|used|leave|keep|take|store|serv\p{L}*)\s+(?:a |al |en |de |d'|her |his |own |su |the )*$/u
const notHome = /^\s*(?:visit|meds|o2|oxygen|care|help|bp|monitoring|list|situation|carers?)/u
const internal = new RegExp(`^(?:la |el |l'|the )?${withinHospital}(?![\\p{L}])`, 'u')

/** A proper name: capitalised words, joined by small ones. */
const joining = `(?:de|del|d'|la|las|los|les|els|el|of|the|i|y|sant|santa)`
const word = `\\p{Lu}[\\p{L}'’.·-]*`
const properName = `(?:${word})(?: (?:${joining} ){0,2}(?:${word})){0,5}`
const openedName = new RegExp(`^(?:${properName})`, 'u')
const nameBehind = new RegExp(`^(?: (?:${joining} ){0,2}${word}){1,5}`, 'u')
const nameBefore = new RegExp(`(?:(?:${word}) ){1,4}$`, 'u')
const opensPlace = new RegExp(
  `^(?:${placeOpenings}|\\p{L}+ (?:de|del|d')(?: la| el)? (?:${placeOpenings}))(?![\\p{L}])`,
  'u',
)
const endsPlace = new RegExp(`(?<![\\p{L}])(?:${namedPlaces})(?![\\p{L}])`, 'u')
/** "Traslado a", "Aceptada en", "transferring to", "bed at": words before a name. */
const towards =
  /(?<![\p{L}])(?:traslad\p{L}*|trasllat\p{L}*|trasllad\p{L}*|transferr?\p{L}*|derivad?\p{L}*|aceptad[oa]|acceptad[oa]|acceptat|acceptada|accepted|bed|cama|llit|plaza|placa|discharged?|ingressa|ingresa)(?: (?:hoy|avui|today|confirmed|manana|dema))? (?:a|al|en|to|at|by|cap a|amb)(?: la| el| l'| the)? /gu

interface DestinationMatch extends Span {
  /** How sure it is: 4 behind a label, 3 behind a word of leaving, 2 in a clause of its own. */
  readonly rank: number
}

/** The place with its name: the name stands behind "Hospital" and before "Nursing Home". */
function withName(text: string, span: Span): Span {
  const behind = nameBehind.exec(text.slice(span.end, span.end + 80))?.[0] ?? ''
  const before = nameBefore.exec(text.slice(Math.max(0, span.start - 60), span.start))?.[0] ?? ''
  const isName = /^\p{Lu}/u.test(text.slice(span.start)) && before !== ''
  return { start: span.start - (isName ? before.length : 0), end: span.end + behind.length }
}

function rankOf(folded: string, span: Span): number {
  const before = folded.slice(Math.max(0, span.start - lookBehind), span.start)
  if (notGoing.test(before) || notHome.test(folded.slice(span.end, span.end + 16))) return 0
  if (verb.test(before)) return 3
  if (/^[^\p{L}]*(?:(?:a|to|cap a|al) )?$/u.test(folded.slice(0, span.start))) return 2
  return /[-–—:,]\s*$/.test(before) && /^(?:\s+(?:today|now|hoy|avui))?\s*$/.test(folded.slice(span.end)) ? 2 : 0
}

/** The place that is named behind a word of moving. */
function namedPlace(text: string, folded: string): DestinationMatch[] {
  return [...folded.matchAll(towards)].flatMap((match) => {
    const start = match.index + match[0].length
    const found = openedName.exec(text.slice(start, start + 100))?.[0].replace(/[\s.,]+$/, '')
    if (found === undefined || internal.test(folded.slice(start))) return []
    const words = folded.slice(start, start + found.length)
    return opensPlace.test(words) || endsPlace.test(words) ? [{ start, end: start + found.length, rank: 3 }] : []
  })
}

/** Lines, cut where a sentence ends; the full stop of "H." or "Sra." before a name is no end. */
function clausesOf(text: string, { start, end }: Span): Span[] {
  const clauses: Span[] = []
  let from = start
  for (const mark of text
    .slice(start, end)
    .matchAll(/\n|(?<!(?<!\p{L})(?:\p{L}|sra?|dra?|mrs?|ms|st|hosp))[.;]\s+/giu)) {
    const to = start + mark.index
    if (to > from) clauses.push({ start: from, end: to })
    from = to + mark[0].length
  }
  if (end > from) clauses.push({ start: from, end })
  return clauses
}

function inSentence(text: string, folded: string, isLast: boolean): DestinationMatch[] {
  const labelMatch = label.exec(folded)
  if (labelMatch !== null) {
    const start =
      labelMatch.index +
      labelMatch[0].length +
      (/^\s*/.exec(folded.slice(labelMatch.index + labelMatch[0].length))?.[0].length ?? 0)
    const value = /^[^.;|\n]*/.exec(text.slice(start, start + longestLabelled))?.[0].trimEnd() ?? ''
    if (value !== '') return [{ start, end: start + value.length, rank: 4 }]
  }
  const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })
  const dead = isLast ? [...folded.matchAll(death)].map((match) => ({ ...spanOf(match), rank: 4 })) : []
  const at = [...folded.matchAll(home)].map((match) => {
    const span = spanOf(match)
    return { ...span, rank: rankOf(folded, span) }
  })
  const taken = [...folded.matchAll(institution)].map((match) => {
    const span = withName(text, spanOf(match))
    return { ...span, rank: rankOf(folded, span) }
  })
  const named = namedPlace(text, folded)
  return [...dead, ...named, ...taken, ...at].filter(({ rank }) => rank > (isLast ? 0 : 2))
}

/** Where the patient goes, as the note of leaving tells it, otherwise the notes shortly before. */
export function destinationOf({ course, folded, notes }: Timeline, leaving: DatedNote | null): Span | null {
  const at = leaving === null ? notes.length - 1 : notes.indexOf(leaving)
  const last = Math.max(0, at)
  const searched = notes.slice(Math.max(0, last - earlierNotes), last + 1).toReversed()
  for (const one of searched) {
    const isLast = one === leaving
    if (leaving === null && one === notes[0]) continue
    const found = clausesOf(course.text, one).flatMap((sentence) => {
      const isStamp = sentence.start <= one.date.start && one.date.end <= sentence.end
      const start = isStamp && sentence.start === one.date.start ? one.date.end : sentence.start
      const words = course.text.slice(start, sentence.end)
      return inSentence(words, folded.slice(start, sentence.end), isLast).map((destination) => ({
        start: destination.start + start,
        end: destination.end + start,
        rank: destination.rank,
      }))
    })
    const best = found.reduce<DestinationMatch | null>(
      (top, destination) =>
        top === null || destination.rank > top.rank || (destination.rank === top.rank && destination.start < top.start)
          ? destination
          : top,
      null,
    )
    if (best !== null) return trimmed(course.text, best)
  }
  return null
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  return { start: start + words.length - words.trimStart().length, end: start + words.replace(/[\s.,;]+$/, '').length }
}
