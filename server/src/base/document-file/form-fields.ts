import * as z from 'zod/mini'
import type { PdfTextItem } from './pdf-lines.ts'

/** The value of a form's field and the box that it stands in; `y` grows from `bottom` to `top`. */
export interface FormField {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

const text = z.nullish(z.string())
const choice = z.object({ exportValue: text, displayValue: text })
/** The data of a field from pdf.js (ISO 32000 §12.7); a button only matters when it is ticked. */
const widget = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch', 'Btn']),
  fieldValue: z.nullish(z.union([z.string(), z.array(z.string())])),
  hidden: z.optional(z.boolean()),
  password: z.optional(z.boolean()),
  checkBox: z.optional(z.boolean()),
  radioButton: z.optional(z.boolean()),
  exportValue: text,
  buttonValue: text,
  options: z.optional(z.array(choice)),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
type Widget = z.infer<typeof widget>

function valueOf(field: Widget): string {
  const { fieldType, fieldValue, options = [] } = field
  const values = [fieldValue ?? []].flat()
  if (fieldType === 'Btn') {
    if (field.checkBox !== true && field.radioButton !== true) return ''
    const own = field.checkBox === true ? field.exportValue : field.buttonValue
    return values.some((value) => value === own) ? '[x]' : '[ ]'
  }
  const shown = (value: string) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value
  return values.map(shown).join(', ').trim()
}

/** One field for each line of its value, from the top of its box down. */
function linesOf(field: Widget): FormField[] {
  const [x, y, otherX, otherY] = field.rect
  const [left, right, bottom, top] = [
    Math.min(x, otherX),
    Math.max(x, otherX),
    Math.min(y, otherY),
    Math.max(y, otherY),
  ]
  const lines = valueOf(field)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
  const height = (top - bottom) / lines.length
  return lines.map((line, at) => ({
    text: line,
    left,
    right,
    bottom: top - height * (at + 1),
    top: top - height * at,
  }))
}

/** The values that somebody filled in, from the annotations of a page by pdf.js. */
export const fieldsOf = (annotations: readonly unknown[]): FormField[] =>
  annotations.flatMap((annotation) => {
    const read = widget.safeParse(annotation)
    return read.success && read.data.hidden !== true && read.data.password !== true ? linesOf(read.data) : []
  })

/** The greatest height of letters for which a field's value joins the line that is printed beside it. */
const letters = 12

function runOf({ text: value, left, right, bottom, top }: FormField, y: number): PdfTextItem {
  return { text: value, x: left, y, width: right - left, height: Math.min(letters, top - bottom), ends_line: false }
}

const lineEnds = (line: readonly PdfTextItem[]): PdfTextItem[] =>
  line.map((run, at) => ({ ...run, ends_line: at === line.length - 1 }))

function insertInto(line: readonly PdfTextItem[], field: FormField, y: number): PdfTextItem[] {
  const at = line.findIndex((run) => run.text.trim() !== '' && run.x >= field.left)
  const index = at === -1 ? line.length : at
  const blank = { text: ' ', x: field.left, y, width: 1, height: letters, ends_line: false }
  const run = runOf(field, y)
  const own = index === 0 ? [run, blank] : index === line.length ? [blank, run] : [blank, run, blank]
  return lineEnds([...line.slice(0, index), ...own, ...line.slice(index)])
}

/** The runs of a page with the values of its form, each in the line that is printed beside it or in one of its own. */
export function withFields(runs: readonly PdfTextItem[], fields: readonly FormField[]): PdfTextItem[] {
  const lines: PdfTextItem[][] = []
  let open: PdfTextItem[] = []
  for (const run of runs) {
    open.push(run)
    if (!run.ends_line) continue
    lines.push(open)
    open = []
  }
  if (open.length > 0) lines.push(open)
  for (const field of fields) {
    const beside = lines.findIndex((line) =>
      line.some(({ text: words, y }) => words.trim() !== '' && y >= field.bottom - 3 && y <= field.top),
    )
    const line = lines[beside]
    if (line) {
      lines[beside] = insertInto(line, field, line[0]?.y ?? field.bottom)
      continue
    }
    const below = lines.findIndex(([first]) => first !== undefined && first.y < field.bottom)
    lines.splice(below === -1 ? lines.length : below, 0, [{ ...runOf(field, field.bottom), ends_line: true }])
  }
  return lines.flat()
}
