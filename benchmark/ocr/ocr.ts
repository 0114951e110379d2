// Measures how much of rendered courses OCR reads, and how much of what it misreads is marked.
// npm run bench -- ocr
import { readDocument } from '../../server/src/base/document-file/read-document.ts'
import { knownWords, openCanvas, pageOf, rightWords, ways, wordsIn } from './pages.ts'

/** The courses named on the command line, or these six. */
const named = process.argv.slice(2)
const cases = named.length > 0 ? named : ['es-11', 'es-13', 'ca-11', 'ca-13', 'en-11', 'en-13']

/** The edit distance: how many changes of single characters turn one text into the other. */
function distance(one: string, other: string): number {
  let above = Uint32Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const own = new Uint32Array(other.length + 1)
    own[0] = row
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      own[at] = Math.min((above[at] ?? 0) + 1, (own[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + same)
    }
    above = own
  }
  return above.at(-1) ?? 0
}

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(3))

const canvas = await openCanvas()
console.log('picture            characters  words   misread marked  right marked  s a page (processor)')
for (const [name, way] of Object.entries(ways)) {
  const sum = {
    letters: 0,
    changed: 0,
    words: 0,
    right: 0,
    misread: 0,
    misread_marked: 0,
    known: 0,
    known_marked: 0,
    seconds: 0,
  }
  for (const each of cases) {
    const lines = pageOf(each)
    const bytes = await canvas.draw(lines, way)
    const began = process.cpuUsage()
    const read = await readDocument({ kind: 'png', bytes, characters_max: 1_000_000 }, () => undefined)
    const { user, system } = process.cpuUsage(began)
    sum.seconds += (user + system) / 1e6
    const [text, uncertain] = typeof read === 'string' ? ['', []] : [read.text, read.recognised?.uncertain ?? []]
    const expected = wordsIn(lines.join(' '))
    const found = [...text.matchAll(/\S+/g)]
    const words = found.map(([word]) => word)
    const right = rightWords(expected, words)
    const known = knownWords(expected, words)
    sum.letters += expected.join(' ').length
    sum.changed += distance(expected.join(' '), wordsIn(text).join(' '))
    sum.words += expected.length
    for (const [at, { index, 0: word }] of found.entries()) {
      const isMarked = uncertain.some(({ start, end }) => start < index + word.length && end > index)
      if (right[at] === true) sum.right += 1
      if (known[at] === true) {
        sum.known += 1
        sum.known_marked += isMarked ? 1 : 0
      } else {
        sum.misread += 1
        sum.misread_marked += isMarked ? 1 : 0
      }
    }
  }
  console.log(
    [
      name.padEnd(18),
      share(sum.letters - sum.changed, sum.letters).padEnd(11),
      share(sum.right, sum.words).padEnd(7),
      share(sum.misread_marked, sum.misread).padEnd(15),
      share(sum.known_marked, sum.known).padEnd(13),
      (sum.seconds / cases.length).toFixed(1),
    ].join(' '),
  )
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await canvas.end()
