import { fold } from '../text/fold.ts'
import { longWords } from '../text/words.ts'

/** The words that name the drug in a line of the medication, as they are written, without any list of drugs. */
export interface WrittenDrugName {
  /** The names at the beginning of the line, before its first figure: one drug, or the parts of a compound. */
  readonly own: readonly string[]
  /** Names that begin a later part of the line ("candesartán 8 mg, calcio 2 comp"). */
  readonly further: readonly string[]
}

/** Words of prescriptions that name no drug; folded. */
const formWords = new Set(
  `
  suspender suspendido suspende suspen retirar retirado stop stopped hold avoid evitar tomar volver restart iniciar
  inicia inicio start started continuar continua continue continued seguir mantener manten aumentar reducir changed
  change cambio new nuevo nueva nou nova replaces sustituye substitueix resume same igual reanudar comprimido
  comprimidos comprimit comprimits tablet tablets capsula capsulas capsules inhalador inhalacion inhalaciones
  inhalacions inhalation inhalations puff puffs parche pegat ampolla sobre sobres sobret gotas gotes drops crema
  cream desayuno almuerzo comida cena acostarse noche manana tarde esmorzar dinar sopar dormir nit mati breakfast
  lunch dinner bedtime nocte daily diario diaria diari cada hours horas hores dias dies days semana setmana week
  mensual monthly once twice oral vial subcutanea intravenosa demanda precisa needed unidades unitats units with
  para per from desde hasta fins medio media mitja un una uno one two dos tres potasico sodico calcico sodium
  potassium calcium sulfate sulfato hidrocloruro hydrochloride clorhidrato previo previ home habitual the and los
  las els les del por amb con sin
  `
    .trim()
    .split(/\s+/),
)

/** Words with which many names begin. They name a drug only where nothing better does. */
const commonNames = new Set(
  `
  acido acid acids insulina insulin oxigeno oxigen oxygen vitamina vitamin calcio calci hierro ferro iron carbonato
  carbonat cloruro clorur hidroxido patch patches parches suero serum solucion solution colirio pomada bicarbonato
  bicarbonat magnesio magnesi magnesium zinc
  `
    .trim()
    .split(/\s+/),
)

/** The words of a line that may name a drug. */
export const longWordsIn = (text: string): string[] => longWords(fold(text))

/** The names in a part of a line before its first figure; a word of three letters only at its beginning ("AAS 100"). */
function namesOf(part: string): string[] {
  const words = longWordsIn(/^[^\d]*/.exec(part)?.[0] ?? '')
  const names = words.filter((word, at) => !formWords.has(word) && (at === 0 || word.length > 3))
  const telling = names.filter((name) => !commonNames.has(name))
  return telling.length > 0 ? telling : names
}

/** Parts of a line: further drugs stand behind a comma, a semicolon or a plus, never inside a figure. */
const parting = /[;+]|,(?!\d)/

export function nameOf(text: string): WrittenDrugName {
  // The other columns of a row tell how and why the drug is taken, in words of other drugs too.
  const [cell = ''] = text.split('|').filter((part) => longWordsIn(part).length > 0)
  const [first = '', ...others] = cell.split(parting)
  const own = namesOf(first)
  if (own.length > 0) return { own, further: others.flatMap((part) => namesOf(part).slice(0, 1)) }
  const [next = [], ...further] = others.map(namesOf).filter((names) => names.length > 0)
  return { own: next, further: further.flatMap((names) => names.slice(0, 1)) }
}

/** A name in another language differs at its end alone (omeprazol, omeprazole); one may be cut short (atorva). */
export const isSameName = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long === short) return true
  if (short.length >= 5 && long.startsWith(short)) return true
  return short.length >= 6 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 2
}

/**
 * 1 where the lines begin with the same name; less where they share another name; least where `other` names it further
 * on; 0 where they share none.
 */
export function likenessOf(one: WrittenDrugName, other: WrittenDrugName): number {
  if (one.own.length === 0 || other.own.length === 0) return 0
  const shares = (names: readonly string[], others: readonly string[]): number =>
    names.filter((name) => others.some((each) => isSameName(name, each))).length
  const [mine = '', theirs = ''] = [one.own[0], other.own[0]]
  if (isSameName(mine, theirs)) return 1
  const share = shares(one.own, other.own) / Math.min(one.own.length, other.own.length)
  if (share > 0) return share * 0.9
  return shares(one.own, other.further) > 0 ? 0.5 : 0
}
