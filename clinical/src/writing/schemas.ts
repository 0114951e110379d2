import { headFields } from '@alta/contract/report-head'
import type { SectionKey } from '@alta/contract/sections'
import { votedOutcomes, votedSections } from './votes/votes-answer.ts'
import type { Prompt } from './writing.ts'

type PromptSchema = Prompt['schema']

const items = {
  type: 'array',
  items: {
    type: 'object',
    properties: { text: { type: 'string' }, sources: { type: 'array', items: { type: 'integer' } } },
    required: ['text', 'sources'],
    additionalProperties: false,
  },
}

const closed = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const sectionSchema: PromptSchema = { name: 'section', schema: closed({ items }) }
export const digestSchema: PromptSchema = { name: 'digest', schema: closed({ items }) }
const lineNumbers = { type: 'array', items: { type: 'integer' } }
const listOf = (properties: Readonly<Record<string, unknown>>) => ({ type: 'array', items: closed(properties) })
export const votesSchema: PromptSchema = {
  name: 'course',
  schema: closed({
    ...Object.fromEntries(votedSections.map((key) => [key, lineNumbers])),
    critical: lineNumbers,
    corrections: listOf({ line: { type: 'integer' }, by: { type: 'integer' } }),
    drugs: listOf({
      drug: { type: 'string' },
      home: lineNumbers,
      discharge: lineNumbers,
      outcome: { type: 'string', enum: votedOutcomes },
    }),
  }),
}
/** A value is an empty text where the course does not tell it, because not every endpoint accepts null. */
export const headSchema: PromptSchema = {
  name: 'head',
  schema: closed(Object.fromEntries(headFields.map((field) => [field, { type: 'string' }]))),
}
export const wholeSchema = (keys: readonly SectionKey[]): PromptSchema => ({
  name: 'report',
  schema: closed(Object.fromEntries(keys.map((key) => [key, items]))),
})
