import type { Outline } from '../course/read-outline.ts'
import type { Unit } from '../course/units.ts'
import { kindOfLine } from '../course/line-kind.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import { sigmoid, type Thing } from '../learning/network.ts'
import { ask } from './networks.ts'

/** A place inside a unit where one statement may end and another begin: behind a comma, a semicolon, a colon, a stop. */
export interface Break {
  readonly unit: Unit
  /** Offset of the first character of what may be the next statement. */
  readonly at: number
}

export const breakBuckets = 1 << 13
/** Bags of a break: words before it, words behind it, the clause before, the clause behind. */
export const breakBags = 4
export const breakPlain = 12

const sign = /[,;:.]\s+(?=\S)|\s(?=(?:y|i|e|and|con|amb|with)\s)/g
const cut = new Set(['prose', 'bullet', 'dose', 'lab', 'vital'])

/** Every place of a course where a unit may fall into two statements. */
export function breaksOf(outline: Outline): Break[] {
  return outline.units.filter(({ kind }) => cut.has(kind)).flatMap((unit) =>
    [...outline.folded.slice(unit.body, unit.end).matchAll(sign)].map((match) => ({ unit, at: unit.body + match.index + match[0].length })),
  )
}

/** What the network is told of each break. */
export function observeBreaks(outline: Outline, breaks: readonly Break[]): Thing[] {
  const { folded } = outline
  return breaks.map(({ unit, at }, index) => {
    const before = breaks[index - 1]
    const behind = breaks[index + 1]
    const from = before?.unit === unit ? before.at : unit.start
    const to = behind?.unit === unit ? behind.at : unit.end
    const left = featureWords(folded.slice(from, at))
    const right = featureWords(folded.slice(at, to))
    const bag = (): Bag => new Bag(breakBuckets)
    const bags = [bag(), bag(), bag(), bag()] as const
    bags[0].words(1, left.slice(-3))
    bags[0].words(2, left.slice(-2, -1))
    bags[0].words(3, left.slice(0, 2))
    bags[1].words(1, right.slice(0, 3))
    bags[1].words(2, right.slice(0, 1))
    bags[1].letters(3, right.slice(0, 2))
    bags[2].words(1, left)
    bags[3].words(1, right)
    const plain = new Float32Array(breakPlain)
    const mark = folded.slice(unit.start, at).trimEnd().at(-1) ?? ''
    const values = [
      mark === ',', mark === ';', mark === ':', mark === '.',
      Math.min(1, left.length / 15), Math.min(1, right.length / 15),
      Math.min(1, (at - unit.start) / 200), Math.min(1, (unit.end - at) / 200),
      drugNames(folded.slice(from, at)).length > 0, drugNames(folded.slice(at, to)).length > 0,
      /\d/.test(folded.slice(from, at)), /\d/.test(folded.slice(at, to)),
    ]
    values.forEach((value, place) => (plain[place] = Number(value)))
    return { bags: bags.map((each) => each.buckets()), plain }
  })
}

const sure = 0.5
const silentKinds = new Set(['blank', 'heading', 'stamp', 'boilerplate', 'table'])

/** The outline with its units cut where one statement ends and another begins. */
export function cutAtBreaks(outline: Outline): Outline {
  const breaks = breaksOf(outline)
  const logits = ask('breaks', observeBreaks(outline, breaks))
  const cuts = Map.groupBy(breaks.filter((_, index) => sigmoid(logits[index]?.[0] ?? 0) > sure), ({ unit }) => unit)
  const units = outline.units.flatMap((unit): Unit[] => {
    const own = cuts.get(unit)
    if (own === undefined) return [unit]
    const starts = [unit.start, ...own.map(({ at }) => at)]
    return starts.map((start, index): Unit => {
      const end = starts[index + 1] ?? unit.end
      const text = outline.text.slice(start, end)
      const kind = kindOfLine(outline.folded.slice(start, end))
      return {
        ...unit,
        start,
        end: start + text.trimEnd().length,
        kind: silentKinds.has(kind) ? unit.kind : kind === 'prose' || kind === 'bullet' ? (unit.kind === 'bullet' ? 'bullet' : 'prose') : kind,
        body: index === 0 ? Math.min(unit.body, start + text.trimEnd().length) : start,
        heading: index === 0 ? unit.heading : null,
      }
    })
  })
  return { ...outline, units }
}
