import { fold } from '../../text/fold.ts'

const glued = /(?<![\p{L}\d])(?=[\p{L}\d]*\p{L})(?=[\p{L}\d]*\d)[\p{L}\d]+(?![\p{L}\d])/gu
const shapeOf = (word: string): string => word.replace(/\d+/g, '#')
const gluedIn = (text: string): string[] => fold(text).match(glued) ?? []

/**
 * Figures that are part of a word ("x3", "L4", "G3b", "5x5") and stand otherwise in the passages: there the same letters have
 * other numbers, and these nowhere.
 */
export function otherGlued(text: string, passages: readonly string[]): string[] {
  const theirs = passages.flatMap(gluedIn)
  const shapes = new Set(theirs.map(shapeOf))
  return gluedIn(text).filter((word) => shapes.has(shapeOf(word)) && !theirs.includes(word))
}
