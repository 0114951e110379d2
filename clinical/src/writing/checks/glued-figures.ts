import { fold } from '../../text/fold.ts'

const glued = /(?<![\p{L}\d])(?=[\p{L}\d]*\p{L})(?=[\p{L}\d]*\d)[\p{L}\d]+(?![\p{L}\d])/gu
const shapeOf = (word: string): string => word.replace(/\d+/g, '#')
const gluedIn = (text: string): string[] => fold(text).match(glued) ?? []

/** Figures inside words ("x3", "L4", "G3b", "5x5") whose letters have other numbers in the passages. */
export function otherGlued(text: string, passages: readonly string[]): string[] {
  const theirs = passages.flatMap(gluedIn)
  const shapes = new Set(theirs.map(shapeOf))
  return gluedIn(text).filter((word) => shapes.has(shapeOf(word)) && !theirs.includes(word))
}
