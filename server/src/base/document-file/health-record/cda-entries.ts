import type { Language } from '@alta/contract/languages'
import { denied } from './words.ts'
import { at, childrenOf, isElement, wordsOf, type XmlElement } from './xml-tree.ts'

/** A section has at most so many entries that are put into words. */
const mostEntries = 200

/** The figures and words of an entry, in the order in which they stand in it. */
function partsOf(element: XmlElement): string[] {
  const { displayName, value, unit, nullFlavor } = element.attributes
  if (nullFlavor !== undefined && displayName === undefined) return []
  const said = wordsOf(at(element, 'originalText')) || displayName
  const isAmount = element.name === 'value' || element.name === 'doseQuantity'
  const amount = isAmount && value !== undefined ? [value, unit].filter((part) => part && part !== '1').join(' ') : ''
  const own = [said, amount].flatMap((part) => (part ? [part] : []))
  // what a code means in another system is the same once more
  const inner = element.children
    .filter(isElement)
    .filter(({ name }) => !['translation', 'templateId', 'id', 'statusCode', 'effectiveTime', 'author'].includes(name))
  return [...own, ...inner.flatMap(partsOf)]
}

const isDenied = (element: XmlElement): boolean =>
  element.attributes['negationInd'] === 'true' || element.children.filter(isElement).some(isDenied)

/** The coded entries of a section in words, a line each: for a section that has no narrative. */
export function entryLines(section: XmlElement, language: Language | null): string[] {
  return childrenOf(section, 'entry')
    .slice(0, mostEntries)
    .flatMap((entry) => {
      const words = [...new Set(partsOf(entry))].join(', ')
      if (words === '') return []
      return [`- ${isDenied(entry) ? `${denied[language ?? 'es']}: ` : ''}${words}`]
    })
}
