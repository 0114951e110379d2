import type { Span } from '../../course/course.ts'
import {
  actionsAfter,
  actionsBefore,
  meanwhileAfter,
  remarkActions,
  replacesWithin,
} from '../../lexicon/status-words.ts'
import type { DrugAction, DrugMention } from './medication.ts'
import type { Regimen } from './regimen.ts'
import { pattern } from '../../lexicon/patterns.ts'

/** A name with its regimen, before the line is cut into fragments. */
export interface ReadName {
  readonly name: Span
  readonly ingredients: readonly string[]
  readonly recognised: DrugMention['recognised']
  readonly regimen: Regimen
  /** The name stands in brackets that open after an earlier name, as a remark on that drug. */
  readonly inside: boolean
}

/** What a text does to a drug, and the words that say so. */
export interface ReadAction {
  readonly action: DrugAction | null
  readonly cue?: Span
}

interface ActionCue extends Span {
  readonly action: DrugAction
  /** A colon follows the cue, so that it governs the whole list. */
  readonly colon: boolean
}

const negated = /\b(?:no|not|never|sin|sense|do not|don't|without|ni)\s(?:se |es |s'|be |it |lo |la |el )?$/

/** Every cue of the text in order. "No suspender", "do not stop", "not withheld" say the opposite: the drug goes on. */
const cuesOf = (folded: string, names: readonly ReadName[]): ActionCue[] => {
  const cues: ActionCue[] = []
  for (const [action, pattern] of actionsBefore) {
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (match[0] === '') continue
      const ends = action === 'stop' || action === 'hold'
      const turned =
        ends && !/^(?:no|not|never|don't|do not)\b/.test(match[0]) && negated.test(folded.slice(0, match.index))
      cues.push({
        action: turned ? 'continue' : action,
        start: match.index,
        end,
        colon: /^\s?:/.test(folded.slice(end)),
      })
    }
  }
  const sorted = cues.sort((a, b) => a.start - b.start || b.end - a.end)
  return sorted.filter(
    (cue, index) =>
      // "No volver a tomar" contains "no": the longer, earlier cue counts, and the one inside it does not.
      !sorted.slice(Math.max(0, index - 4), index).some((other) => other.end >= cue.end) &&
      // "Según pauta", "cada 12 h, iniciar…": a word inside a regimen belongs to the regimen.
      !names.some((read) => read.name.start <= cue.start && cue.end <= read.regimen.end),
  )
}

const linking = pattern('linking words before a drug', '^(?:…)*$')

// Cues that must touch the name: "que no responde a oxitocina" forbids nothing.
const touching = /^(?:no|sin|sense|without|not on|nou|new|nous|nuevos?)$/
const transition = /(?:^|\s)(?:a|por|per|to|by|with)\s*$/

/**
 * Whether a cue reaches a name: over other names and small words, but not over a full stop, an arrow or a further verb.
 */
const reaches = (folded: string, cue: ActionCue, reading: { names: readonly ReadName[]; index: number }): boolean => {
  const { names, index } = reading
  const name = names[index]
  if (!name || cue.end > name.name.start) return false
  let between = ''
  let at = cue.end
  let others = 0
  for (const other of names.slice(0, index)) {
    if (other.name.start < cue.end) continue
    between += folded.slice(at, other.name.start)
    at = Math.max(other.regimen.end, other.name.end)
    others += 1
  }
  between += folded.slice(at, name.name.start)
  // A cue in brackets that close before the name says nothing about it: "(TA baja) y metformina".
  if (/^[^(]*\)/.test(between)) return false
  if (cue.colon) return !/[.;\n](?:\s|$)/.test(between.replace(/^\s?:/, ''))
  if (/[.;\n→]|->|:/.test(between)) return false
  if (touching.test(folded.slice(cue.start, cue.end)) && !linking.test(between.trim())) return false
  if (others === 0 && /,/.test(between)) return false
  if (others === 0) return between.trim().split(/\s+/).length <= 6
  if (cue.action === 'switch_from' && transition.test(between)) return true
  // A drug with a dose of its own after a comma starts a new statement, unless the list was dosed from its first name on.
  const first = names.findIndex((other) => other.name.start >= cue.end)
  const dosed = (read: ReadName | undefined): boolean =>
    (read?.regimen.strength ?? read?.regimen.schedule) !== undefined
  if (dosed(name) && !dosed(names[first]) && between.includes(',')) return false
  return linking.test(between.replace(/\([^)]*\)/g, ' ').trim())
}

const remarkOf = (rest: string): ReadAction | null => {
  for (const [action, pattern] of remarkActions) {
    const match = pattern.exec(rest)
    if (match) return { action, cue: { start: match.index, end: match.index + match[0].length } }
  }
  return null
}

const after = (folded: string, read: ReadName, limit: number): ReadAction | null => {
  const remark = /^\s?\([^)]{0,60}\)/.exec(folded.slice(read.regimen.end, limit))
  for (const from of [read.name.end, read.regimen.end, read.regimen.end + (remark?.[0].length ?? 0)]) {
    // One unit more, so that "-> stop" before a name does not count as the end of the statement.
    const rest = folded.slice(from, limit + 1)
    for (const [action, pattern] of actionsAfter) {
      const match = pattern.exec(rest)
      if (match) return { action, cue: { start: from, end: from + match[0].length } }
    }
  }
  const found = remarkOf(folded.slice(read.name.end, limit))
  if (!found?.cue) return null
  return { action: found.action, cue: { start: found.cue.start + read.name.end, end: found.cue.end + read.name.end } }
}

/**
 * What is done to each name of a text: the nearest cue before it that reaches it decides, or what follows it. A word
 * after a list ("metformin, gliclazide, naproxen STOPPED") counts for the whole list.
 */
export const actionOf = (folded: string, names: readonly ReadName[]): ReadAction[] => {
  if (names.length === 0) return []
  const cues = cuesOf(folded, names)
  const actions = names.map((read, index): ReadAction => {
    const following = names.slice(index + 1).find((other) => !other.inside || read.inside)
    const stop = following?.name.start ?? folded.length
    const sentence = /;|\n|\.(?=\s)/.exec(folded.slice(read.regimen.end, stop))
    const limit = sentence ? read.regimen.end + sentence.index : stop
    const replaces = read.inside ? replacesWithin.exec(folded.slice(0, read.name.start)) : null
    if (replaces) return { action: 'switch_from', cue: { start: replaces.index, end: read.name.start } }
    const behind = after(folded, read, limit)
    if (behind && (behind.action === 'stop' || behind.action === 'hold' || behind.action === 'avoid')) return behind
    const cue = cues.findLast((other) => reaches(folded, other, { names, index }))
    const before = names[index - 1]
    if (
      cue?.action === 'switch_from' &&
      before &&
      before.name.start >= cue.end &&
      transition.test(folded.slice(before.name.end, read.name.start))
    ) {
      return { action: 'start', cue }
    }
    if (cue?.action === 'stop' && meanwhileAfter.test(folded.slice(read.name.end))) {
      return { action: 'hold', cue }
    }
    if (
      cue?.action === 'stop' &&
      /^\s\d+ ?(?:h|horas|hores|hours|dias|dies|days)\b/.test(folded.slice(read.name.end))
    ) {
      return { action: 'hold', cue }
    }
    // "Excepte furosemida que passa a 40 mg": the words behind the name are nearer.
    if (
      behind?.action === 'change' &&
      cue &&
      /^(?:exc|salvo|menos|llevat|apart|other)/.test(folded.slice(cue.start, cue.end))
    )
      return behind
    const ahead: ReadAction = cue ? { action: cue.action, cue } : { action: null }
    if (cue && cue.action !== 'continue' && cue.action !== 'start') return ahead
    return behind ?? ahead
  })
  for (let index = names.length - 2; index >= 0; index -= 1) {
    const read = names[index]
    const next = names[index + 1]
    const following = actions[index + 1]
    if (!read || !next || !following?.cue || actions[index]?.action || following.cue.start < next.name.end) continue
    const ends = following.action === 'stop' || following.action === 'hold'
    if (
      ends &&
      read.regimen.end <= read.name.end &&
      /^\s?(?:,|y|i|and|\+|\/|&)\s?(?:and |y |i )?(?:(?:los |las |els |les |the )?(?:demas|altres|otr[oa]s|other) )?$/.test(
        folded.slice(read.name.end, next.name.start),
      )
    ) {
      actions[index] = following
    }
  }
  return actions
}
