import type { Course, Sentence } from '../course/course.ts'
import { drugClasses } from '../lexicon/drug-classes.ts'
import { restUnchanged } from '../lexicon/status-words.ts'
import { fold } from '../text/fold.ts'
import { readDrugMentions } from './drug-mentions.ts'
import { trimmed } from './fact.ts'
import { medicationPlaces } from './medication-context.ts'
import type { SentencePlace } from './medication-context.ts'
import type { DrugMention, DrugState, MedicationLine, PlacedMention, ReconciledDrug, Reconciliation, Schedule } from './medication.ts'

const leaving: ReadonlySet<string> = new Set(['stop', 'hold', 'avoid', 'switch_from', 'refuse'])

/** Two names for one drug: a shared ingredient, or a class and its member. */
export const sameDrug = (a: readonly string[], b: readonly string[]): boolean => {
  const within = (name: string, key: string): boolean =>
    name.startsWith('class:') && drugClasses.some((group) => `class:${group.key}` === name && group.members.test(key))
  return a.some((left) => b.some((right) => left === right || within(left, right) || within(right, left)))
}

const dailyDoses = ({ slots, every_h, per_day }: Schedule): number | null => {
  if (slots) return slots.reduce((total, slot) => total + slot, 0)
  if (every_h) return 24 / every_h
  return per_day ?? null
}

const figure = (value: string): string => value.replace(/\.(?=\d{3}\b)/g, '').replace(/,/g, '.').replace(/\s/g, '')

/** Do two mentions give the same dose as often? What one of them leaves out is no difference. */
const sameRegimen = (home: DrugMention, now: DrugMention): boolean => {
  if (home.strength && now.strength && figure(home.strength.value) !== figure(now.strength.value)) return false
  const before = home.schedule ? dailyDoses(home.schedule.canonical) : null
  const after = now.schedule ? dailyDoses(now.schedule.canonical) : null
  return before === null || after === null || before === after
}

interface ReadSentence {
  readonly sentence: Sentence
  readonly place: SentencePlace
  readonly mentions: readonly PlacedMention[]
}

const readSentences = (course: Course): ReadSentence[] => {
  const places = medicationPlaces(course)
  return course.sentences.flatMap((sentence) => {
    const place = places[sentence.index]
    if (!place || sentence.kind === 'heading' || sentence.kind === 'stamp' || sentence.kind === 'boilerplate') return []
    const text = course.text.slice(sentence.start, sentence.end)
    const mentions = readDrugMentions(text, { base: sentence.start, list: place.list }).map((mention) => ({
      ...mention,
      ...(place.stopped && (mention.action === null || mention.action === 'start') && { action: 'stop' as const }),
      context: place.leaving && mention.action !== null && leaving.has(mention.action) ? ('discharge' as const) : place.context,
      sentence: sentence.index,
    }))
    return [{ sentence, place, mentions }]
  })
}

const outer = (mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter((mention, index) => !mentions.slice(0, index).some((other) => other.start <= mention.start && mention.end <= other.end))

// A line of a list that names no known drug: a device, a supplement. Not appointments, cures, results.
const isOtherLine = (course: Course, { sentence, place }: ReadSentence): boolean => {
  if (!place.list || place.stopped || sentence.section !== 'medication') return false
  const words = fold(course.text.slice(sentence.body, sentence.end)).replace(/^[^a-z0-9]+/, '')
  return words.split(' ').length <= 14 && (aids.test(words) || noTreatment.test(words))
}

const aids =
  /\b(?:cpap|bipap|bpap|vmni|oxigen\w*|oxygen|o2 |espesant\w*|espessidor|thicken\w*|suplement\w*|supplement\w*|nutricion enteral|nutricio enteral|inhalad\w+|inhalers?|aerosol\w*|vitamin\w*|insulin\w*|crema|pomada|colirio|gotas|gotes|drops|parche|pegat|anticoagul\w+|antibiotic\w*|analges\w+|pain ?killers?|laxant\w*|laxative\w*)\b/
const noTreatment = /^(?:res(?: mes)?|nada(?: mas)?|ningun[oa]?|cap|no (?:toma|pren|sigue|segueix|regular|takes)\b|none|nil|nothing|sin tratamiento|sense tractament|no habitual|no consta)/

/** The lines of a list's sentence: the whole of it for one drug, a fragment for each of several. */
const linesOf = (course: Course, read: ReadSentence, mentions: readonly PlacedMention[]): MedicationLine[] => {
  const { sentence, place } = read
  const { context } = place
  const top = outer(read.mentions)
  const [only] = mentions
  if (only && top.length === 1 && place.list) {
    const start = /^[\s\-–•*·+,;:.]*$/.test(course.text.slice(sentence.body, only.start)) ? sentence.body : lineStart(course, sentence, only)
    const whole = trimmed(course.text, { start, end: sentence.end })
    return [{ ...whole, context, sentence: sentence.index, mentions: read.mentions }]
  }
  return outer(mentions).map((mention) => ({
    start: mention.start,
    end: mention.end,
    context,
    sentence: sentence.index,
    mentions: read.mentions.filter((other) => mention.start <= other.start && other.end <= mention.end),
  }))
}

// "A més, per compte propi, ibuprofèn 600 mg": words before the name belong to its line; "Tto alta: amox" begins at the name.
const lineStart = (course: Course, sentence: Sentence, mention: PlacedMention): number => {
  const lead = fold(course.text.slice(sentence.body, mention.start))
  return /:\s*$/.test(lead) || /^(?:tt[oa]s?|tx|pren|toma|takes|dh|meds)\s*$/.test(lead.trim()) ? mention.start : sentence.body
}

const isDosed = (mention: PlacedMention): boolean => mention.strength !== undefined || mention.schedule !== undefined

const given = /(?:\b(?:con|amb|with|profil\w*|prophyla\w*|terapeutic\w*|therapeutic|iv|ev|on|y|i|and)|\+)\s$/
const tellsOfAllergy = /\b(?:alerg|al·lerg|allerg|intoleran|anafil|reaccion de|no known)/
const yearAfter = /^\s?(?:en|el|in|since|desde|des de|a l'any|in the)?\s?(?:19|20)\d\d\b/
const notGivenNext = /^[\s"”»]*no (?:s'administra|se administra|es dona|se da|s'ha administrat|given)|^not given/

/** Was it given here? A dose, a route, a word of giving; not what is told of other years or of a reaction. */
const isGiven = (course: Course, sentence: Sentence, mention: PlacedMention): boolean => {
  if (mention.conditional || mention.recognised === 'class' || mention.context !== 'inpatient') return false
  if (mention.action !== null && leaving.has(mention.action)) return false
  if (mention.ingredients.every((key) => fluids.test(key))) return false
  const after = fold(course.text.slice(mention.name.end, mention.name.end + 24))
  const before = fold(course.text.slice(Math.max(sentence.start, mention.name.start - 24), mention.name.start))
  const next = course.sentences[sentence.index + 1]
  if (yearAfter.test(after) || (next && notGivenNext.test(fold(course.text.slice(next.start, next.end))))) return false
  const dosed = isDosed(mention) || mention.route !== undefined || mention.form !== undefined
  if (tellsOfAllergy.test(fold(course.text.slice(sentence.start, sentence.end))) && !isDosed(mention)) return false
  return dosed || mention.action !== null || given.test(before)
}

const historical: ReadonlySet<string> = new Set([
  'current_disease',
  'pathological_background',
  'allergies',
  'family_background',
  'toxic_habits',
  'baseline_state',
])

const fluids = /^(?:salin|cristaloid|glucos|class:|tickener|suplement|oxigen|potas|albumin)/

/** Drugs given in hospital only, once each: the first mention that has a dose, else the first. */
const inpatientOnly = (course: Course, reads: readonly ReadSentence[], taken: readonly PlacedMention[]): PlacedMention[] => {
  const found: PlacedMention[] = []
  for (const { sentence, mentions } of reads) {
    const past = sentence.section !== null && historical.has(sentence.section) && sentence.confidence >= 0.3
    if (past) continue
    for (const mention of mentions) {
      if (!isGiven(course, sentence, mention)) continue
      if (taken.some((other) => sameDrug(other.ingredients, mention.ingredients))) continue
      const at = found.findIndex((other) => sameDrug(other.ingredients, mention.ingredients))
      const before = found[at]
      if (!before) found.push(mention)
      else if (!isDosed(before) && isDosed(mention)) found[at] = mention
    }
  }
  return found
}

interface Evidence {
  readonly discharge: readonly PlacedMention[]
  readonly ended: readonly PlacedMention[]
  readonly rest: boolean
}

const stateAtHome = (home: PlacedMention, evidence: Evidence): { state: DrugState; now?: PlacedMention } => {
  const now = evidence.discharge.find((mention) => sameDrug(mention.ingredients, home.ingredients))
  if (now) {
    const same = sameRegimen(home, now) && home.ingredients.length === now.ingredients.length
    return { state: same && now.action !== 'change' ? 'continued' : 'changed', now }
  }
  const last = evidence.ended.findLast((mention) => sameDrug(mention.ingredients, home.ingredients)) ?? (home.action === 'stop' ? home : undefined)
  const ends = last && last.action !== null && leaving.has(last.action)
  const held = ends && last.action === 'hold' && last.context !== 'discharge'
  if (ends && !held && last.action !== 'refuse') return { state: 'stopped', now: last }
  return evidence.rest ? { state: 'continued' } : { state: 'unaccounted' }
}

/**
 * Follows every drug of a course from home to discharge. A drug given in hospital only never becomes a discharge drug; a home
 * drug that nothing accounts for is `unaccounted`, unless the text says that the rest goes on. `allergens`: ingredient keys
 * and classes the patient does not bear (see allergens).
 */
export const reconcile = (course: Course, allergens: readonly string[] = []): Reconciliation => {
  const reads = readSentences(course)
  const all = reads.flatMap(({ mentions }) => mentions)
  const listed = (context: 'home' | 'discharge'): MedicationLine[] =>
    reads.flatMap((read) => {
      if (read.place.context !== context) return []
      const taken = outer(read.mentions).filter((mention) => {
        if (mention.recognised === 'class') return false
        // "Litio (abandonado)" was part of what the patient had been told to take.
        if (context === 'home') return mention.action !== 'avoid' && mention.action !== 'refuse'
        return !(mention.action !== null && leaving.has(mention.action)) && !(mention.conditional && mention.action === 'start')
      })
      if (read.mentions.length === 0 && isOtherLine(course, read)) {
        const span = trimmed(course.text, { start: read.sentence.body, end: read.sentence.end })
        return span.start < span.end ? [{ ...span, context, sentence: read.sentence.index, mentions: [] }] : []
      }
      return taken.length === 0 ? [] : linesOf(course, read, taken)
    })
  const homeLines = once(listed('home'), course)
  const restSentence = reads.find(({ sentence, place }) => place.context === 'discharge' && restUnchanged.test(fold(course.text.slice(sentence.start, sentence.end))))
  const discharge = once(listed('discharge'), course)
  const homes = uniqueDrugs(homeLines.flatMap(({ mentions }) => outer(mentions)))
  const leavingWith = discharge.flatMap(({ mentions }) => outer(mentions))
  const evidence: Evidence = {
    discharge: leavingWith,
    ended: all.filter((mention) => mention.context !== 'home' && !mention.conditional && mention.action !== null),
    rest: restSentence !== undefined,
  }
  const match = (mention: PlacedMention | undefined): boolean => mention !== undefined && mention.context === 'discharge' && sameDrug(mention.ingredients, allergens)
  const known = homes.map((home): ReconciledDrug => {
    const { state, now } = stateAtHome(home, evidence)
    const listedNow = state === 'continued' || state === 'changed'
    return { ingredients: home.ingredients, state, home, ...(now && { now }), allergy_match: listedNow && match(now) }
  })
  const started = uniqueDrugs(leavingWith.filter((mention) => !homes.some((home) => sameDrug(home.ingredients, mention.ingredients))))
  const span = restSentence && trimmed(course.text, { start: restSentence.sentence.body, end: restSentence.sentence.end })
  return {
    previous: homeLines,
    inpatient: inpatientOnly(course, reads, [...homes, ...leavingWith]),
    discharge,
    drugs: [
      ...known,
      ...started.map((now): ReconciledDrug => ({ ingredients: now.ingredients, state: 'started', now, allergy_match: match(now) })),
    ],
    stopping: stoppingLines(course, reads, known),
    ...(restSentence && span && { rest_unchanged: { ...span, sentence: restSentence.sentence.index } }),
  }
}

const uniqueDrugs = (mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter(
    (mention, index) => mention.recognised !== 'class' && !mentions.slice(0, index).some((other) => sameDrug(other.ingredients, mention.ingredients)),
  )

const once = (lines: readonly MedicationLine[], course: Course): MedicationLine[] => {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const words = fold(course.text.slice(line.start, line.end)).replace(/[^a-z0-9]+/g, ' ').trim()
    if (seen.has(words)) return false
    seen.add(words)
    return true
  })
}

/** The words that stop or forbid drugs at discharge, and for a home drug stopped on the ward the ward's own words. */
const stoppingLines = (course: Course, reads: readonly ReadSentence[], homes: readonly ReconciledDrug[]): MedicationLine[] => {
  const lines: MedicationLine[] = []
  const ends = ({ action }: PlacedMention): boolean => action !== null && action !== 'refuse' && leaving.has(action)
  for (const read of reads) {
    const { sentence, place } = read
    const ending = outer(read.mentions).filter((mention) => ends(mention) && !mention.conditional)
    if (!place.leaving || ending.length === 0) continue
    const whole = outer(read.mentions).length === ending.length
    if (whole) {
      const span = trimmed(course.text, { start: sentence.start, end: sentence.end })
      lines.push({ ...span, context: 'discharge', sentence: sentence.index, mentions: read.mentions })
    } else lines.push(...ending.map((mention) => clauseOf(course, mention)))
  }
  for (const { state, now } of homes) {
    if (state !== 'stopped' || !now || now.context === 'discharge') continue
    if (lines.some(({ mentions }) => mentions.some((mention) => sameDrug(mention.ingredients, now.ingredients)))) continue
    lines.push(clauseOf(course, now))
  }
  return once(lines, course).sort((a, b) => a.start - b.start)
}

/** A mention with the word that stops it, when that stands before the name. */
const clauseOf = (course: Course, mention: PlacedMention): MedicationLine => {
  const start = mention.cue && mention.cue.start < mention.start ? mention.cue.start : mention.start
  const span = trimmed(course.text, { start, end: mention.end })
  return { ...span, context: mention.context, sentence: mention.sentence, mentions: [mention] }
}
