import { headFields } from '@alta/contract/report-head'
import type { SectionKey } from '@alta/contract/sections'
import type { Prompt } from './writing.ts'

type Schema = Prompt['schema']

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

export const sectionSchema: Schema = { name: 'section', schema: closed({ items }) }
export const digestSchema: Schema = { name: 'digest', schema: closed({ items }) }
/** An empty text where the course does not tell it: not every endpoint takes null. */
export const headSchema: Schema = {
  name: 'head',
  schema: closed(Object.fromEntries(headFields.map((field) => [field, { type: 'string' }]))),
}
export const wholeSchema = (keys: readonly SectionKey[]): Schema => ({
  name: 'report',
  schema: closed(Object.fromEntries(keys.map((key) => [key, items]))),
})
