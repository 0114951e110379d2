import type { Span } from '../course/course.ts'
import { responsibleLabels } from '../lexicon/label-words.ts'
import { behalfOf, juniorPosts, physicianTitles, seniorPosts, signatureLabels } from '../lexicon/patient-words.ts'
import type { Stamped, Timeline } from '../report/stay-timeline.ts'
import { type HeadLine, headLine, partOf, placeIn } from './head-line.ts'
import { nameAt } from './names.ts'
import type { Pair } from './pairs.ts'
import type { Sheet } from './sheets.ts'
import { doctorAt } from './values.ts'

const titled = new RegExp(`(?<![\\p{L}])${physicianTitles}[ ]+`, 'gu')
const labelBehind = new RegExp(`^,? [(]?(?:${responsibleLabels})(?![\\p{L}])`, 'u')
const junior = new RegExp(`(?<![\\p{L}\\d])${juniorPosts}(?![\\p{L}\\d])`, 'u')
const seniorLine = new RegExp(`^\\s*(?:\\p{L}+ )?${seniorPosts}(?![\\p{L}])`, 'u')
/** A post, or a service in brackets or behind a comma. */
const seniorBehind = new RegExp(
  `^,? ?(?:[(]|(?:\\p{L}+ ){0,2}${seniorPosts}(?![\\p{L}])|\\p{L}+(?: \\p{L}+){0,4}[.]?$)`,
  'u',
)
const mostLast = 5
const mostUnmarked = 4
const mostBefore = 120
const startsTitled = new RegExp(`^(?:the |la |el )?${physicianTitles}[ ]`, 'u')

function doctorWhere(pairs: readonly Pair[], counts: (pair: Pair) => boolean): Span | null {
  for (const pair of pairs) {
    const found = counts(pair) ? doctorAt(pair.value) : null
    if (found) return found
  }
  return null
}

/** "Mr Lachlan Ballantrae, responsible consultant": the label stands behind the name. */
function doctorBefore(line: HeadLine): Span | null {
  for (const found of line.folded.matchAll(titled)) {
    const from = found.index + found[0].length
    const told = nameAt(line.text.slice(from), { small: false, leastWords: 1 })
    if (!told || told.from > 0) continue
    if (labelBehind.test(line.folded.slice(from + told.length))) return placeIn(line, from, told.length)
  }
  return null
}

const signature = new RegExp(
  `(?<=^|[.|·;/(*>-]\\s*|\\s{2})${signatureLabels}(?![\\p{L}])[ :.,-]*(?:per|por|by)?[ :]*`,
  'u',
)
const onBehalf = new RegExp(`(?<![\\p{L}])${behalfOf} `, 'u')
const opensTitled = new RegExp(`^[\\s*–—-]*(?=${physicianTitles}[ ])`, 'u')

/** Who signs, and what stands behind the name: a post, a service. */
export interface Signature {
  readonly name: Span
  readonly behind: HeadLine | null
}

/** Who signs a line, unless in training, a nurse or a typist: behind a word of signing, or alone with a title or a post. */
function signerIn(line: HeadLine, below: HeadLine | undefined): Signature | null {
  const behalf = onBehalf.exec(line.folded)
  const label = behalf ?? signature.exec(line.folded)
  const from = label ? label.index + label[0].length : (opensTitled.exec(line.folded)?.[0].length ?? 0)
  const name = doctorAt(partOf(line, from, line.text.length))
  if (!name || name.start - line.start > from + mostTitle) return null
  const behind = partOf(line, name.end - line.start, line.text.length)
  const isAlone = closes.test(behind.folded)
  const hasPostBelow = isAlone && below !== undefined && seniorLine.test(below.folded)
  const isTitled = label === null && opensTitled.test(line.folded) && (isAlone || seniorBehind.test(behind.folded))
  const isNamed = hasPostBelow && /\p{L}{2}[\p{L}.'’-]* \p{L}/u.test(line.text)
  if (!label && !isTitled && !isNamed) return null
  if (behalf) return { name, behind }
  if (junior.test(firstPost(behind.folded)) || junior.test(line.folded.slice(0, from))) return null
  return { name, behind: hasPostBelow ? below : behind }
}

const mostTitle = 20
const closes = /^[\s.,]*(?:(?:md|frcp|frcs|phd|facp|mrcp)[\s.,]*)*$/
/** What is said of the first who signs, not of the next one in the same line. */
const firstPost = (folded: string): string => folded.slice(0, /\s{2}|\s\/\s/.exec(folded)?.index ?? 60)

/** The lines in which a course and its note of leaving end, from the last one on. */
function lastLines(timeline: Timeline<Stamped>, leaving: Span | null): HeadLine[] {
  const written = timeline.course.lines.filter(({ kind }) => kind !== 'blank')
  const own = leaving ? written.filter(({ start, end }) => start >= leaving.start && end <= leaving.end) : []
  return [...new Set([...written.slice(-mostLast), ...own.slice(-mostLast)])]
    .toSorted((a, b) => b.start - a.start)
    .map((line) => headLine(timeline, line))
}

/** "Alta. Dra. Cirera": a title and a name close a note. */
const closing = new RegExp(`[.)] +(?=${physicianTitles} )`, 'gu')

function closerIn(line: HeadLine): Span | null {
  const from = [...line.folded.matchAll(closing)].at(-1)
  if (!from) return null
  const rest = partOf(line, from.index + from[0].length, line.text.length)
  const name = doctorAt(rest)
  return name && closes.test(line.folded.slice(name.end - line.start)) ? name : null
}

/** Who signs at the end. */
export function signatureOf(timeline: Timeline<Stamped>, leaving: Span | null): Signature | null {
  const last = lastLines(timeline, leaving)
  for (const [at, line] of last.entries()) {
    const found = signerIn(line, last[at - 1])
    if (found) return found
  }
  const name = leaving && last.map(closerIn).find((span) => span !== null)
  return name ? { name, behind: null } : null
}

/** "| Dr Lowe |": a title and a name in a cell of their own, in the lines that tell whose course it is. */
const cell = new RegExp(`[|*·/] ?(?=${physicianTitles} [^|*·/]*(?:[|*·/]|$))`, 'u')

function doctorInCell(line: HeadLine): Span | null {
  const found = cell.exec(line.folded)
  return found && doctorAt(partOf(line, found.index + found[0].length, line.text.length))
}

const folded = ({ folded: text }: Timeline<Stamped>, { start, end }: Span): string => text.slice(start, end)

/** The responsible physician: behind a label that says so, else who signed the discharge, else behind another label. */
export function physicianOf(timeline: Timeline<Stamped>, sheets: readonly Sheet[], signed: Span | null): Span | null {
  const pairs = sheets.flatMap((sheet) => sheet.pairs)
  const isResponsible = ({ field }: Pair): boolean => field === 'responsible'
  const isTitled = ({ value }: Pair): boolean => startsTitled.test(value.folded)
  const told =
    doctorWhere(pairs, (pair) => isResponsible(pair) && pair.isMarked && /resp/.test(pair.words)) ??
    doctorWhere(pairs, (pair) => isResponsible(pair) && pair.isMarked && pair.opens) ??
    doctorWhere(
      pairs,
      (pair) => isResponsible(pair) && pair.at < mostUnmarked && pair.before.length < mostBefore && isTitled(pair),
    ) ??
    sheets.flatMap(({ top }) => top.map(doctorBefore)).find((span) => span !== null)
  // who is told by a surname may sign with the whole name
  if (told) return signed && folded(timeline, signed).includes(` ${folded(timeline, told)}`) ? signed : told
  return (
    signed ??
    doctorWhere(pairs, (pair) => isResponsible(pair) && (pair.isMarked || isTitled(pair))) ??
    doctorWhere(pairs, ({ field, isMarked, opens }) => field === 'doctor' && isMarked && opens) ??
    sheets.flatMap(({ top }) => top.slice(0, mostUnmarked).map(doctorInCell)).find((span) => span !== null) ??
    null
  )
}
