import { noName, patientTitles, physicianTitles } from '../../lexicon/patient-words.ts'
import { serviceLeads, serviceNames, serviceTails } from '../../lexicon/stay-words.ts'
import { fold } from '../../text/fold.ts'
import type { HeadLine } from '../head-line.ts'
import { nameAt } from '../names.ts'
import type { LineRun } from './figures.ts'

const border = /\t|\s{2,}|[|;·:•*│┃║()[\]<>=→»_]|\/\/|\s[-–—/]\s|,\s|\.\s|\.$|,$/gu

/** The pieces of a line between its borders: gaps, bars, brackets and signs. */
export function cellsOf(text: string): LineRun[] {
  const cells: LineRun[] = []
  let from = 0
  const add = (to: number): void => {
    const lead = /^[\s.,:–—-]*/u.exec(text.slice(from, to))?.[0].length ?? 0
    const end = from + text.slice(from, to).trimEnd().length
    if (end > from + lead) cells.push({ from: from + lead, to: end })
  }
  for (const { index, 0: sign } of text.matchAll(border)) {
    add(index)
    from = index + sign.length
  }
  add(text.length)
  return cells
}

const wordStart = /(?<![\p{L}\d'’.-])(?:\p{L})/gu
const titleBefore = new RegExp(
  `(?<![\\p{L}])(?:${physicianTitles}|en|na|d\\.|don|dona|sra?\\.?|senyora?|senora?)\\s*$`,
  'u',
)
const opensCell = /(?:^|[|;·:•*│()[\]<>=→»_,/\t.]|\s{2}|\s[-–—])\s*$/u
/** "(Joe)" is a nickname; a word in capitals alone names a unit. */
const nickname = /^ \(\p{Lu}\p{L}{0,12}\p{Ll}\)/u
const titleWithin = new RegExp(`^(?:${physicianTitles}|${patientTitles})(?:[. ]+)(?=\\p{L})`, 'u')
/** "BERNAT  OLLER  QUINTANA", "TRAN,VAN", "Joaquima S.P.". */
const doubleGap = /^(?:\p{Lu}[\p{Lu}'’-]+ {1,3}){1,4}\p{Lu}[\p{Lu}'’-]+(?![\p{L}])/u
const tightComma = /^(?:\p{Lu}[\p{L}'’-]+ ){0,3}\p{Lu}[\p{L}'’-]+,\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u
const initials = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.){1,3}|^\p{Lu}\p{Ll}+ (?:\p{Lu}\.){2,3}/u
const mostPlain = 10
/**
 * In this many lines at either end of a file every run of the shape is a candidate; in between only one that a title or
 * the end of a note marks.
 */
const mostHead = 30
const mostFoot = 6
export const isMiddle = ({ fromTop, fromEnd }: { readonly fromTop: number; readonly fromEnd: number }): boolean =>
  fromTop >= mostHead && fromEnd >= mostFoot

/**
 * The names of a line: runs of capitalised words with particles, each whole, up to the comma, and with a nickname
 * behind. A single word counts where a title stands before it or a cell begins.
 */
export function nameRuns(line: HeadLine & { readonly fromTop: number; readonly fromEnd: number }): LineRun[] {
  const { text, folded } = line
  const small = line.isPlain && (line.fromTop < mostPlain || line.fromEnd < 3)
  const found: LineRun[] = []
  const add = (from: number, to: number): void => {
    if (!found.some((other) => other.from === from && other.to === to)) found.push({ from, to })
  }
  let at = 0
  for (const { index } of text.matchAll(wordStart)) {
    if (index < at) continue
    const before = folded.slice(Math.max(0, index - 14), index)
    const isTitled = titleBefore.test(before)
    const isOpening = opensCell.test(text.slice(Math.max(0, index - 6), index))
    const isSmall = small && (isOpening || isTitled)
    if (isMiddle(line) && !isTitled) continue
    if (!isSmall && !/\p{Lu}/u.test(text.charAt(index)) && !(isOpening && /^(?:de|del|d')/.test(folded.slice(index))))
      continue
    const found = nameAt(text.slice(index, index + 90), {
      small: isSmall,
      leastWords: isTitled || isOpening ? 1 : 2,
      opens: isOpening,
    })
    if (!found || found.from > 12) continue
    const from = index + found.from
    const to = from + found.length
    at = to
    const comma = text.slice(from, to).indexOf(',')
    // "Inés Montero Gil, Obstetricia"
    if (comma < 0 || folded.slice(from + comma, to).search(named) < 0) add(from, to)
    if (comma > 0) {
      add(from, from + comma)
      const rest = text.slice(from + comma + 1, to)
      if (!/^ baby/i.test(rest)) add(from + comma + 2, to)
    }
    for (const further of [doubleGap, tightComma, initials]) {
      const more = further.exec(text.slice(from, from + 90))?.[0].length ?? 0
      if (more > found.length) {
        add(from, from + more)
        at = Math.max(at, from + more)
      }
    }
    const nick = nickname.exec(text.slice(to))?.[0] ?? ''
    const nicked = fold(nick.slice(2, -1))
    if (nick !== '' && !noName.test(nicked) && !opensService.test(nicked)) add(from, to + nick.length)
    const title = titleWithin.exec(folded.slice(from, to))?.[0].length ?? 0
    if (title > 0) add(from + title, to)
  }
  return found
}

const named = new RegExp(`(?<![\\p{L}\\d])${serviceNames}${serviceTails}(?![\\p{L}\\d])`, 'gu')
const opensService = new RegExp(`^${serviceNames}(?![\\p{L}])`, 'u')
const serviceLead = new RegExp(
  `^(?:(?:el |la |l'|the |al |del )?(?:${serviceLeads})(?: (?:de la|de l'|del|de|d'|of the|of))? ?)(?=\\p{L})`,
  'u',
)
const teamBehind =
  /(?:\p{Lu}[\p{L}&]*(?: (?:&|and|of|the|i|y|de|for))* ){1,4}(?:[Tt]eam|[Uu]nit|[Ww]ard|[Ss]ervice|[Dd]epartment)/gu
const mostWords = 7
const longest = 60
const longLine = 150
const shortLine = 40
const mostSheet = 16
const mostOfMiddle = 60

/** The services of a line: cells of few words, names of specialties, and the words behind "servei de" or "unit". */
export function serviceRuns(line: HeadLine & { readonly fromTop: number; readonly fromEnd: number }): LineRun[] {
  const { text, folded } = line
  const found: LineRun[] = []
  const add = (from: number, to: number): void => {
    const words = text.slice(from, to)
    if (to - from > longest || !/\p{L}{2}/u.test(words) || (words.match(/\d/g) ?? []).length > 2) return
    if (!found.some((other) => other.from === from && other.to === to)) found.push({ from, to })
  }
  const isFar = line.fromTop >= mostSheet && line.fromEnd >= mostFoot && text.length > shortLine
  const cells = isMiddle(line) || isFar || text.length > longLine ? [] : cellsOf(text)
  for (const { from, to } of cells) {
    if (text.slice(from, to).split(/\s+/).length > mostWords) continue
    const lead = serviceLead.exec(folded.slice(from, to))?.[0].length ?? 0
    add(from, to)
    if (lead > 0) add(from + lead, to)
    const number = /[ -]+(?:\d[\p{L}\d-]*|\p{L}?-?\d+\p{L}?)$/u.exec(text.slice(from, to))
    if (number) add(from + lead, from + number.index)
  }
  for (const { index, 0: words } of folded.matchAll(named)) {
    if (isMiddle(line) && index > mostOfMiddle) break
    const to = index + words.trimEnd().length
    add(index, to)
    const before =
      /(?:\p{Lu}[\p{L}.]* (?:& |and |i |y )?){1,2}$/u.exec(text.slice(Math.max(0, index - 26), index))?.[0].length ?? 0
    if (before > 0) add(index - before, to)
  }
  for (const { index, 0: words } of folded.matchAll(
    /(?<![\p{L}])(?:servei|servicio|servizo|seccio|seccion|departamento?|department|unitat|unidad|unidade|division) (?:de la |de l'|del |de |d'|of the |of )/gu,
  )) {
    const from = index + words.length
    const rest =
      /^(?:\p{Lu}[\p{L}·'’]{0,3}\.|\p{Lu}[\p{L}·'’]*)(?:(?: (?:i|y|e|de|del|la|and|of|&|en|a|d'|d’)){0,2} ?\p{Lu}[\p{L}·'’]*)*/u.exec(
        text.slice(from, from + longest),
      )?.[0]
    if (rest === undefined) continue
    const end = from + rest.replace(/\.$/, '').length
    add(from, end)
    add(index, end)
  }
  for (const { index, 0: words } of text.matchAll(teamBehind)) add(index, index + words.length)
  return found
}
