import type { Language, SectionKey } from '@alta/contract/sections'
import type { Decider, Note } from '../course/course.ts'
import type { Unit } from '../course/units.ts'
import { emissionsOf, type Evidence } from './evidence.ts'
import type { Heading } from './heading.ts'
import { type CourseOutline, examSection, namesPlace, type HeadingPlace, type Scope, scopeOf } from './scope.ts'
import { bestPath } from './sequence.ts'
import { stateOf, states } from './states.ts'
import { startScore, transitionScore } from './transitions.ts'

/** A unit with its folded text. */
export interface ReadUnit {
  readonly unit: Unit
  readonly folded: string
  /** The course's language. */
  readonly language: Language
}

export interface Placement {
  readonly section: SectionKey | null
  readonly confidence: number
  readonly decided_by: Decider
  readonly heading: string | null
}

interface Scoped {
  readonly read: ReadUnit
  readonly scope: Scope | null
  readonly words: string | null
  readonly by: 'heading' | 'inline' | null
  /** Position among the items under its heading. */
  readonly nth: number
}

const none: Placement = { section: null, confidence: 1, decided_by: 'structure', heading: null }
const silent = new Set(['heading', 'stamp', 'boilerplate', 'blank'])

interface Standing {
  readonly scope: Scope | null
  readonly words: string | null
  readonly by: 'heading' | 'inline' | null
  readonly count: number
  /** Line of an inline heading: it rules to the end of its line. */
  readonly line: number | null
  /** The heading line above an inline heading: its list goes on below. */
  readonly above: Standing | null
}

const nothing: Standing = { scope: null, words: null, by: null, count: 0, line: null, above: null }

// Headings that hold lists, whose items may carry labels of their own ("RAM: …" among the bullets under "AP").
const listing = new Set<SectionKey>([
  'pathological_background',
  'complementary_tests',
  'evolution_by_condition',
  'medication',
  'extra_comments',
  'phisical_exam_urgency',
  'phisical_exam_admission',
])

const listAbove = (standing: Standing): Standing | null => {
  const own = standing.by === 'heading' ? standing : standing.above
  return own?.scope?.sections.some((section) => listing.has(section)) ? own : null
}

// "AP" is past history, but lungs within an examination; "EF 35 %" is an ejection fraction.
const lungs =
  /^\s*(?:mvc|mv\b|murmullo|murmuri|crepit|sibil|hipoventil|hipofon|ronc|buena ventil|ventilacion|limpia|neta|conservad|sin ruidos|eupne|roncus|normal)/
const misread = (heading: Heading, read: ReadUnit): boolean => {
  const rest = read.folded.slice(read.unit.body - read.unit.start)
  if (heading.words === 'ap') return lungs.test(rest)
  return heading.words === 'ef' && /^\s*[<>~]?\d/.test(rest)
}

// "PC" is the presenting complaint in English, the tests in Spanish and Catalan.
const spoken = (heading: Heading, read: ReadUnit): Heading =>
  heading.words === 'pc' && read.language !== 'en' ? { ...heading, targets: ['complementary_tests'] } : heading

const step = (standing: Standing, read: ReadUnit, place: HeadingPlace): Standing => {
  const { heading, kind, line } = read.unit
  if (heading && !(kind !== 'heading' && misread(heading, read))) {
    if (heading.targets[0] === 'inside') return standing
    const inProblems = standing.by === 'heading' && standing.scope?.sections.includes('evolution_by_condition')
    if (inProblems && kind !== 'heading' && heading.targets.includes('complementary_tests')) return standing
    const scope = scopeOf(spoken(heading, read), place)
    if (scope.sections.length === 0) return nothing
    const by = kind === 'heading' ? 'heading' : 'inline'
    const inline = by === 'inline'
    return {
      scope,
      words: heading.words,
      by,
      count: 0,
      line: inline ? line : null,
      above: inline ? listAbove(standing) : null,
    }
  }
  if (standing.line === null || standing.line === line) return standing
  // An inline heading rules its own line; below it a list goes on under its heading, else the sequence decides.
  return (kind === 'bullet' || kind === 'dose' ? standing.above : null) ?? nothing
}

const underHeadings = (reads: readonly ReadUnit[], place: HeadingPlace): Scoped[] => {
  const out: Scoped[] = []
  let standing = nothing
  for (const read of reads) {
    standing = step(standing, read, place)
    out.push({ read, scope: standing.scope, words: standing.words, by: standing.by, nth: standing.count })
    if (!silent.has(read.unit.kind)) standing = { ...standing, count: standing.count + 1 }
  }
  return out
}

const isExam = (section: SectionKey | null): boolean =>
  section === 'phisical_exam_urgency' || section === 'phisical_exam_admission'

const sectionOfState = (state: number, read: ReadUnit, place: HeadingPlace): SectionKey => {
  const name = states[state] ?? 'evolution'
  return name === 'physical_exam' ? examSection(read.folded, place) : name
}

const ruled = (scoped: Scoped, chosen: SectionKey): SectionKey => {
  if (!scoped.scope?.ordered) return chosen
  return scoped.nth === 0 ? 'main_diagnosis' : 'secondary_diagnosis'
}

const place = (scoped: Scoped, state: number, context: { place: HeadingPlace; evidence: Evidence }): Placement => {
  const fallback = sectionOfState(state, scoped.read, context.place)
  const { scope, words, by } = scoped
  if (!scope || !by) {
    return {
      section: fallback,
      confidence: context.evidence.confidence(state),
      decided_by: context.evidence.decider(state),
      heading: null,
    }
  }
  const inScope = scope.sections.find((section) => stateOf(section) === states[state])
  if (!inScope) return { section: fallback, confidence: 0.75, decided_by: 'lexicon', heading: words }
  const sure = scope.sections.length === 1
  return {
    section: ruled(scoped, inScope),
    confidence: sure ? (by === 'heading' ? 0.98 : 0.95) : 0.7,
    decided_by: sure ? by : 'model',
    heading: words,
  }
}

const prescribes = ({ scope }: Scoped): boolean => scope?.sections.includes('medication') === true

/**
 * Places the units of one note: headings first, then structure, words, model and sequence.
 * One placement per unit, in order; headings, stamps and boilerplate get no section.
 */
export const placeNote = (
  reads: readonly ReadUnit[],
  note: Note,
  outline: CourseOutline & { firstWardNote: boolean },
): Placement[] => {
  const here: HeadingPlace = { note, outline, firstWardNote: outline.firstWardNote }
  const scoped = underHeadings(reads, here)
  // The emergency note copied under "Evolución" tells the course, whatever its stamp says.
  const underCourse = outline.courseStart !== null && note.start > outline.courseStart
  const leaning = underCourse && (note.kind === 'emergency' || note.kind === 'admission') ? 'progress' : note.kind
  const live = scoped.filter(({ read }) => !silent.has(read.unit.kind))
  const prescribed = note.kind === 'discharge' ? live.findIndex(prescribes) : -1
  const evidence = live.map((item, index) =>
    emissionsOf({
      folded: item.read.folded,
      previous: live[index - 1]?.read.folded ?? '',
      next: live[index + 1]?.read.folded ?? '',
      kind: item.read.unit.kind,
      scope: item.scope,
      note: leaning,
      followsPrescription: prescribed >= 0 && index > prescribed && item.scope === null,
      opensDischarge: index === 0 && note.kind === 'discharge' && !outline.hasDiagnosis,
      position: index / live.length,
    }),
  )
  const order = leaning === 'header' ? 'narrative' : 'notes'
  const path = bestPath({
    emissions: evidence.map((item) => item.scores),
    transition: transitionScore(order),
    start: startScore(order),
  })
  const placements = new Map<ReadUnit, Placement>()
  let exam: SectionKey | null = null
  live.forEach((item, index) => {
    const found = evidence[index]
    if (!found) return
    const placed = place(item, path[index] ?? 0, { place: here, evidence: found })
    // A run of findings stays where its first sentence said it was examined.
    const follows = exam !== null && isExam(placed.section) && item.scope === null && !namesPlace(item.read.folded)
    const final = follows ? { ...placed, section: exam } : placed
    exam = isExam(final.section) ? final.section : null
    placements.set(item.read, final)
  })
  return scoped.map((item) => placements.get(item.read) ?? { ...none, heading: item.words })
}
