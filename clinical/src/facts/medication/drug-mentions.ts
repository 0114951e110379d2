import type { Span } from '../../course/course.ts'
import {
  conditionAfter,
  conditionBefore,
  deferredAfter,
  notTreatmentAfter,
  notTreatmentBefore,
} from '../../lexicon/status-words.ts'
import { notNameWords } from '../../lexicon/dose-words.ts'
import { fold } from '../../text/fold.ts'
import { actionOf } from './drug-action.ts'
import type { ReadName } from './drug-action.ts'
import { drugNames } from './drug-name.ts'
import type { DrugName } from './drug-name.ts'
import { trimmed } from '../fact.ts'
import type { DrugMention } from './medication.ts'
import { nameEnd, readRegimen } from './regimen.ts'
import type { Regimen } from './regimen.ts'
import { pattern } from '../../lexicon/patterns.ts'

export interface MentionOptions {
  /** A number that is added to every offset. */
  readonly base?: number
  /**
   * The text stands in a medication list, so that names which are also everyday words count, and so does an unknown
   * first word.
   */
  readonly list?: boolean
}

const positionPattern =
  /(?:^|[,;\n•+]\s*|[-–*]\s+|\.\s+|:\s+)((?:[a-z][a-z·'/-]*[a-z·])(?:\s(?!\d)[a-z][a-z·'/-]*){0,3})(?=[\s:(,]+(?:\d|[(]\d))/g

const isName = (words: string): boolean => words.split(/\s+/).every((word) => !notNameWords.test(word))

/**
 * Unknown names, recognised by what follows them: in a list a dose or a schedule, elsewhere a dose in mg with a
 * schedule or route.
 */
const positionNames = (folded: string, taken: readonly Span[], list: boolean): DrugName[] => {
  const found: DrugName[] = []
  for (const match of folded.matchAll(positionPattern)) {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    const end = start + words.length
    if (taken.some((span) => span.start < end && start < span.end)) continue
    if (words.length < 4 || !isName(words)) continue
    const { strength, schedule, route, form } = readRegimen(folded, end, folded.length)
    const dosed =
      strength?.unit && /^(?:m?c?gr?|µg|μg|ug|ui|iu|meq|gr?)$/.test(strength.unit) ? strength.unit : undefined
    // After a comma a remark may follow instead of the list: only a dose or "1-0-1" makes the words a name.
    const clear = dosed ?? (schedule?.canonical.slots ? 'slots' : undefined)
    const listed = match[0].startsWith(',') ? clear : (strength?.unit && strength.unit !== '%') || schedule || form
    const enough = list ? listed : dosed && (schedule || route)
    if (enough) found.push({ start, end, ingredients: [words], recognised: 'ending', needs_dose: false })
  }
  return found
}

/** The depth of round brackets at each name, counted from the end of the name before it. */
const opensInside = (folded: string, from: number, to: number): boolean => {
  let depth = 0
  for (let at = from; at < to; at += 1) {
    const unit = folded.charAt(at)
    if (unit === '(') depth += 1
    else if (unit === ')') depth = Math.max(0, depth - 1)
    else if (unit === '\n') depth = 0
  }
  return depth > 0
}

const clauseBreak = /[.;\n](?=\s|$)/g

const clauseStart = (folded: string, at: number): number => {
  const from = Math.max(0, at - 220)
  let start = from
  for (const match of folded.slice(from, at).matchAll(clauseBreak)) start = from + match.index + 1
  return start
}

const handledBefore =
  /\b(?:suspend\w*|suspen|retir\w*|stop|hold|inici\w*|start(?:ed)?|evitar|avoid|continue|off)\s(?:el |la |los |l'|the )?$/
const handledAfter = /^\s(?:off|started|stopped|suspendid[oa]|retirad[oa])\b/

/** Whether a name is a treatment: no sensitivity, no level, no reason; an everyday word only with a dose. */
const counts = (folded: string, name: DrugName, read: { regimen: Regimen; list: boolean }): boolean => {
  const { regimen, list } = read
  const before = folded.slice(clauseStart(folded, name.start), name.start)
  const dosed = regimen.strength?.unit ?? regimen.schedule ?? regimen.route ?? regimen.form
  const handled = handledBefore.test(before) || handledAfter.test(folded.slice(name.end, name.end + 20))
  if (name.needs_dose && !list && !dosed && !handled) return false
  if (regimen.strength?.unit && /^(?:ng|pg)$/.test(regimen.strength.unit)) return false
  return !notTreatmentBefore.test(before) && !notTreatmentAfter.test(folded.slice(name.end, name.end + 40))
}

// "…20 mg while on clarithromycin": the other drug only dates this one.
const meanwhile = pattern('drug meanwhile', String.raw`\b(?:…)\s(?:…)?$`)

const setDose =
  /^[:,]?\s(?:pero |ara |ahora |now |but |que )?(?:(?:s'|se |es )?(?:a?puja|sube|a?baixa|baja|passa|pasa|aumenta|augmenta|redueix|reduce|increased|reduced) )?(?:a|at|to)(?=\s\d)/

/** "Risperidona Consta 50 mg": a word between name and dose belongs to the name. */
const withTail = (folded: string, end: number, limit: number): { end: number; regimen: Regimen } => {
  const regimen = readRegimen(folded, end, limit)
  // "Sitagliptina pero a 50 mg", "Metformina: s'apuja a 1.000 mg": the dose stands behind the words that set it.
  const set = regimen.end === end ? setDose.exec(folded.slice(end, limit))?.[0] : undefined
  if (set !== undefined) return { end, regimen: readRegimen(folded, end + set.length, limit) }
  const tail = regimen.end === end ? /^\s[a-z][a-z0-9-]{1,11}(?=\s\d)/.exec(folded.slice(end, limit))?.[0] : undefined
  if (tail === undefined) return { end, regimen }
  const further = readRegimen(folded, end + tail.length, limit)
  const dosed = further.strength ?? further.schedule ?? further.form
  return dosed &&
    !/^\s(?:en|in|el|al|del?|por|per|dia|day|fins|hasta|until|y|i|and|ciclos?|cicles?|levels?|niveles|was|were|is|has|had|durant\w*|for)$/.test(
      tail,
    )
    ? { end: end + tail.length, regimen: further }
    : { end, regimen }
}

const readNames = (folded: string, list: boolean): ReadName[] => {
  const known = drugNames(folded)
  const unknown = positionNames(folded, known, list)
  const all = [...known, ...unknown].sort((a, b) => a.start - b.start)
  const unknownStarts = new Set(unknown.map((name) => name.start))
  const read: ReadName[] = []
  for (const [index, name] of all.entries()) {
    const limit = all[index + 1]?.start ?? folded.length
    const { end, regimen } = withTail(folded, nameEnd(folded, name.end), limit)
    const recognised = unknownStarts.has(name.start) ? 'position' : name.recognised
    const last = read.at(-1)
    const inside =
      last !== undefined &&
      (opensInside(folded, last.name.end, name.start) || meanwhile.test(folded.slice(last.name.end, name.start)))
    const bare =
      last && last.regimen.end === last.name.end && /^\s?\(\s?$/.test(folded.slice(last.name.end, name.start))
    const same = last?.ingredients.some((key) => name.ingredients.includes(key))
    if (last && inside && (same || bare)) {
      // "Uniphyllin (theophylline) 200 mg BD", "ACO (etinilestradiol/levonorgestrel 30/150 mcg) 1 comp/día": one drug
      // with two names.
      const closing = folded.indexOf(')', regimen.end)
      const after = closing < 0 ? regimen : readRegimen(folded, closing + 1, limit)
      const best = last.regimen.strength ? last.regimen : { ...regimen, ...after }
      read[read.length - 1] = {
        ...last,
        ingredients: [...new Set([...last.ingredients, ...name.ingredients])],
        regimen: best,
      }
      continue
    }
    if (counts(folded, name, { regimen, list })) {
      read.push({ name: { start: name.start, end }, ingredients: name.ingredients, recognised, regimen, inside })
    }
  }
  return read
}

/** The end, moved so that every bracket has its counterpart. */
const balanced = (folded: string, start: number, end: number): number => {
  let open = -1
  for (let at = start; at < end; at += 1) {
    const unit = folded.charAt(at)
    if (unit === '(' && open < 0) open = at
    else if (unit === ')') {
      if (open < 0) return at
      open = -1
    }
  }
  if (open < 0) return end
  const closing = folded.indexOf(')', end)
  return closing >= 0 && closing - open < 120 && !folded.slice(end, closing).includes('\n') ? closing + 1 : open
}

const lead = pattern('lead to a drug', String.raw`[\s,;]+(?:…)$`)

/** Articles and verbs at the end of a fragment belong to the next drug. */
const withoutLead = (tail: string): string => {
  let fragment = tail
  for (let cut = lead.exec(fragment); cut; cut = lead.exec(fragment)) fragment = fragment.slice(0, cut.index)
  return fragment
}

/**
 * Where the quotable fragment of a name ends: before the next name outside its brackets, at the end of a sentence, or
 * at a semicolon.
 */
const fragmentEnd = (folded: string, read: ReadName, next: number): number => {
  const from = Math.max(read.regimen.end, read.name.end)
  const rest = folded.slice(from, next)
  const stop =
    /;|\n|\.(?=\s+\S)|[,.\s]+(?:y |i |and )?(?:(?:el |la |the )?(?:resto|resta|rest)\s(?:de|del|igual|of|unchanged|sin|sense)|otherwise\b|other meds)/.exec(
      rest,
    )
  const end = stop ? from + stop.index : next
  const tail = folded.slice(from, end)
  const cut =
    /[\s,+(]*(?:\s(?:y|i|e|and|&|con|amb|with|mas|mes|plus|o|or|ni|se|es|s'|por|per|a|to|by|then|luego|de|from)\s*(?:se |es |s')?(?:[a-z'·]+\s){0,2})?$/.exec(
      tail,
    )
  const cutEnd = end === next && cut && next < folded.length ? from + cut.index : end
  return end === next && next < folded.length ? from + withoutLead(folded.slice(from, cutEnd)).length : cutEnd
}

/**
 * The drugs that a text names, in order: a sentence, a line or a run-on list in Spanish, Catalan or English. Each
 * mention is a fragment that can be quoted, with its dose, form, route, schedule and duration, and what is done to the
 * drug. Offsets are UTF-16 into `text` plus `base`. Linear time.
 */
export const readDrugMentions = (text: string, options: MentionOptions = {}): DrugMention[] => {
  const { base = 0, list = false } = options
  const folded = fold(text)
  const names = readNames(folded, list)
  const actions = actionOf(folded, names)
  return names.map((read, index) => {
    const following = names.slice(index + 1).find((other) => !other.inside || read.inside)
    const next = following?.name.start ?? folded.length
    const cut = balanced(folded, read.name.start, fragmentEnd(folded, read, next))
    const fragment = trimmed(text, { start: read.name.start, end: cut })
    const clause = folded.slice(clauseStart(folded, read.name.start), read.name.start)
    const done = actions[index] ?? { action: null }
    const move = (span: Span): Span => ({ start: span.start + base, end: span.end + base })
    const { regimen } = read
    const conditional =
      conditionBefore.test(clause) ||
      /^\s?\?/.test(folded.slice(read.name.end)) ||
      deferredAfter.test(folded.slice(read.name.end, next)) ||
      (done.action !== null && conditionAfter.test(folded.slice(read.name.end, next)))
    return {
      ...move({ start: fragment.start, end: Math.max(fragment.end, read.name.end) }),
      name: move(read.name),
      ingredients: read.ingredients,
      recognised: read.recognised,
      regimen_end: Math.max(balanced(folded, read.name.start, regimen.end), read.name.end) + base,
      ...(regimen.strength && { strength: { ...regimen.strength, ...move(regimen.strength) } }),
      ...(regimen.form && { form: move(regimen.form) }),
      ...(regimen.route && { route: move(regimen.route) }),
      ...(regimen.schedule && { schedule: { ...regimen.schedule, ...move(regimen.schedule) } }),
      ...(regimen.duration && { duration: move(regimen.duration) }),
      action: done.action,
      ...(done.cue && { cue: move(done.cue) }),
      conditional,
    }
  })
}
