import { limits } from '@alta/contract/limits'
import type { ReportTemplate, SectionGuide } from '@alta/contract/model'
import type { FieldErrorCode } from '@alta/contract/problems'
import { sectionKeys } from '@alta/contract/sections'
import { isListOf, isOneOf, isShape, isText } from '../../../base/shapes.ts'

export const stays = ['short', 'medium', 'long'] as const
export const styles = ['prose', 'list'] as const
export const words = { least: 20, most: 2_000 }
const nameCharacters = 80

/** A template as it is typed. */
export interface TemplateDraft {
  readonly name: string
  readonly short: string
  readonly medium: string
  readonly long: string
  readonly sections: readonly SectionGuide[]
}

export const isTemplateDraft = isShape<TemplateDraft>({
  name: isText,
  short: isText,
  medium: isText,
  long: isText,
  sections: isListOf(isShape<SectionGuide>({ key: isOneOf(sectionKeys), style: isOneOf(styles), instruction: isText })),
})

/** The common lengths, and every section in the common way. */
export const emptyTemplate: ReportTemplate = {
  name: '',
  lengths: { short: 180, medium: 360, long: 650 },
  sections: [],
}

export const draftOf = ({ name, lengths, sections }: ReportTemplate): TemplateDraft => ({
  name,
  short: String(lengths.short),
  medium: String(lengths.medium),
  long: String(lengths.long),
  sections,
})

/** What would be saved. */
export const templateOf = ({ name, short, medium, long, sections }: TemplateDraft): ReportTemplate => ({
  name: name.normalize('NFC').trim(),
  lengths: { short: Number(short), medium: Number(medium), long: Number(long) },
  sections: sections.map(({ key, style, instruction }) => ({
    key,
    style,
    instruction: instruction.normalize('NFC').trim(),
  })),
})

const countsWords = (typed: string) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= words.least && Number(typed) <= words.most

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The name of a section's field. */
export const instructionField = (key: SectionGuide['key']) => `instruction_${key}`

/** What the server would refuse, by the names of the fields; `others`: names that are taken. */
export function mistakesIn(draft: TemplateDraft, others: readonly string[]): Readonly<Record<string, FieldErrorCode>> {
  const { name, sections } = templateOf(draft)
  const long = sections.filter(({ instruction }) => instruction.length > limits.instruction_characters)
  return {
    ...(others.some((other) => sameName(other, name)) && { name: 'already_taken' as const }),
    ...(name.length > nameCharacters && { name: 'too_large' as const }),
    ...(name === '' && { name: 'required' as const }),
    ...Object.fromEntries(stays.filter((stay) => !countsWords(draft[stay])).map((stay) => [stay, 'invalid' as const])),
    ...Object.fromEntries(long.map(({ key }) => [instructionField(key), 'too_large' as const])),
  }
}

export const sameTemplate = (one: ReportTemplate | null, other: ReportTemplate | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The templates with this one in the place of the one called `was`, or behind them all. */
export function withTemplate(
  templates: readonly ReportTemplate[],
  was: string | null,
  template: ReportTemplate,
): ReportTemplate[] {
  const index = templates.findIndex(({ name }) => name === was)
  return index < 0 ? [...templates, template] : templates.with(index, template)
}
