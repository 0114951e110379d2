import { serviceNames, serviceTails } from '@alta/clinical/lexicon/stay-words'
import { fold } from '@alta/clinical/text/fold'

const named = new RegExp(`(?<![\\p{L}])${serviceNames}${serviceTails}(?![\\p{L}])`, 'u')
const called = /(?<!\p{L})(?:servicio|servei|service|department|departamento|departament|dept)(?!\p{L})/u
const ward =
  /(?<!\p{L})(?:ward|planta|unidad|unitat|unit|bed|cama|llit|sala|floor|room|habitacion|habitacio|box|hab)(?!\p{L})|\d/u
const institution =
  /(?<!\p{L})(?:hospital|clinic|clinica|infirmary|trust|consorci|consorcio|fundacio|fundacion|centro|centre|center)(?!\p{L})/u

/** How certainly words name a service; a ward is a place, and a hospital has many services. */
function rank(words: string): number {
  const folded = fold(words)
  const own = called.test(folded) ? 4 : named.test(folded) ? 3 : 1
  return own - (ward.test(folded) ? 3 : 0) - (institution.test(folded) ? 4 : 0)
}

/**
 * The name of the service among the names of the places and departments in a document; '' without one. A hospital is
 * not a service.
 */
export function likeliestService(names: readonly string[]): string {
  const all = names.filter((name) => name !== '' && rank(name) > -3)
  return all.toSorted((a, b) => rank(b) - rank(a))[0] ?? ''
}
