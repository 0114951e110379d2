// Pages to train on: parts of courses of the training fold, in fonts and light that differ from those of the pages used
// for measuring.
import { annotatedCourses } from '../../clinical/evaluation/annotated/corpus.ts'
import { linesOfText, pageOf, type PageRendering, ways } from './pages.ts'
import type { SyntheticPage } from './recognitions.ts'

const families = [
  'Nimbus Roman',
  'Nimbus Sans',
  'DejaVu Serif',
  'P052',
  'Nimbus Mono PS',
  'Liberation Serif',
  'DejaVu Sans',
]
const lines_of_part = 32
const least_lines = 20

/** A generator of pseudo-random numbers from 0 to 1 that are the same each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function anyWay(chance: () => number): PageRendering {
  const size = Math.round(13 + chance() * 20)
  const family = families[Math.floor(chance() * families.length)] ?? 'Nimbus Sans'
  return {
    width: Math.round(size * 56),
    font: `${size}px "${family}"`,
    turn: Math.round((chance() - 0.5) * 60) / 10,
    shade: Math.round(chance() * 65) / 100,
    blur: Math.round(chance() * size * 0.055 * 100) / 100,
    noise: Math.round(chance() * 30) / 100,
    type: chance() < 0.7 ? 'jpeg' : 'png',
  }
}

/** Creates this many pages, each of a random course. */
export function trainingPages(count: number): SyntheticPage[] {
  const courses = annotatedCourses(['train'])
  return Array.from({ length: count }, (_, at) => {
    const chance = randomNumbers(at + 11)
    chance()
    const course = courses[Math.floor(chance() * courses.length)]
    const lines = linesOfText(course?.text ?? '')
    const from = Math.floor(chance() * Math.max(0, lines.length - least_lines))
    return { lines: lines.slice(from, from + lines_of_part), way: anyWay(chance) }
  })
}

/** Courses and renderings that nothing was trained on. */
export const measuredPages = (courses: readonly string[]): { way: string; page: SyntheticPage }[] =>
  Object.entries(ways).flatMap(([name, way]) =>
    courses.map((each) => ({ way: name, page: { lines: pageOf(each), way } })),
  )
