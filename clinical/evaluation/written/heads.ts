import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import { openWriting, type WritingSession } from '../../src/writing/open-writing.ts'
import type { WritingStep } from '../../src/writing/writing.ts'
import { triedWith, writtenFolder } from './figures.ts'

/** What people read of heads in place of a model: one folder for each author of heads, one file for each text. */
const fileOf = (author: string, name: string): string => join(writtenFolder, 'heads', basename(author), `${name}.json`)

const openedHead = (text: string): WritingSession =>
  openWriting(text, { ...triedWith, strategy: 'guided', language: null })

/** Opens a text for writing, with the step in which a model reads its head. */
export function headStepOf(text: string): { readonly writing: WritingSession; readonly step: WritingStep | null } {
  const writing = openedHead(text)
  return { writing, step: writing.plan(null).steps.find(({ step }) => step === 'head') ?? null }
}

/** Stores what somebody read of a head. */
export function storeHead(author: string, name: string, places: unknown): void {
  const file = fileOf(author, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(places)}\n`)
}

/** The head of a text's report with what somebody read in place of a model; null where nobody has read it. */
export function headWithModel(author: string, name: string, text: string): Record<string, string | null> | null {
  const file = fileOf(author, name)
  if (!existsSync(file)) return null
  const head: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return textsOf(openedHead(text).finish([], { head, votes: [] }))
}

const textsOf = ({ patient, stay }: GeneratedReport): Record<string, string | null> => ({
  record_number: patient.record_number?.text ?? null,
  name: patient.name?.text ?? null,
  birth_date: patient.birth_date?.text ?? null,
  age: patient.age?.text ?? null,
  sex: patient.sex?.code ?? null,
  physician: stay.physician?.text ?? null,
  admitted: stay.admitted?.text ?? null,
  discharged: stay.discharged?.text ?? null,
  service: stay.service?.text ?? null,
})
