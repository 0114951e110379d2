import { createHash } from 'node:crypto'
import { sectionMarkdown } from '@alta/clinical/document/report-markdown'
import { wholeEditRatio } from '@alta/clinical/evidence/edit-ratio'
import type { PrintableSection } from '@alta/clinical/document/section-blocks'
import { normalise } from '@alta/clinical/text/normalise'
import { type FieldError, Problem } from '@alta/contract/problems'
import type { Patient, ReportSection, Stay } from '@alta/contract/report'
import { type Head, headFields } from '@alta/contract/report-head'
import type { ReportStatus, ReportSummary } from '@alta/contract/reports'
import type { CorrectedSection, ReportVersion, Signature, WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import type { Actor } from '#base/access'

const refused = (errors: readonly FieldError[]) => new Problem('validation-failed', { errors })

/** Only a report that the engine has finished is corrected, rated and signed. */
export function mustBeReady(status: ReportStatus): void {
  if (status !== 'ready') throw new Problem('not-ready')
}

/** An annulled report cannot be changed any more. */
export function mustNotBeAnnulled(annulled: ReportSummary['annulled']): void {
  if (annulled) throw new Problem('annulled')
}

/** Drafts and accepted sentences belong to a person; a service credential saves at once. */
export function personOf({ user_id }: Actor): string {
  if (user_id === null) throw new Problem('forbidden')
  return user_id
}

// eslint-disable-next-line no-control-regex -- what no keyboard writes and no document can hold
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** No editor nests so deep, and a parser of markdown takes time quadratic in the depth. */
const bottomless = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){50}/m

/**
 * The written sections in the form in which they are stored: NFC, line feeds. Of a section named twice, one would be
 * lost.
 */
export function writtenSections(sections: readonly WrittenSection[]): WrittenSection[] {
  const errors = sections.flatMap(({ key, markdown }, index): FieldError[] => {
    const twice = sections.findIndex((section) => section.key === key) < index
    if (twice) return [{ pointer: `/sections/${index}/key`, code: 'invalid' }]
    const refusable = unprintable.test(markdown) || bottomless.test(markdown)
    return refusable ? [{ pointer: `/sections/${index}/markdown`, code: 'invalid' }] : []
  })
  if (errors.length > 0) throw refused(errors)
  return sections.map(({ key, markdown }) => ({ key, markdown: normalise(markdown.toWellFormed()) }))
}

/** A revision that does not exist yet cannot be the base of a change. */
export function mustBeExistingRevision(revision: number, newest: number, pointer: string): void {
  if (revision > newest) throw refused([{ pointer, code: 'invalid' }])
}

export function mustBeNewestRevision(revision: number, newest: number, pointer: string): void {
  mustBeExistingRevision(revision, newest, pointer)
  if (revision < newest) throw new Problem('stale-revision')
}

/**
 * Checks that the change is based on the words of the newest version, whatever has changed of its title, head or marks
 * since.
 */
export function mustHaveNewestWords(
  base_revision: number,
  newest: { readonly revision: number; readonly words_since: number } | null,
): void {
  mustBeExistingRevision(base_revision, newest?.revision ?? 0, '/base_revision')
  if (base_revision < (newest?.words_since ?? 0)) throw new Problem('stale-revision')
}

/** The generated version is revision 0, every other one a correction. */
export function mustBeVersion(version: ReportVersion, revision: number): void {
  if ((version === 'generated') !== (revision === 0)) throw refused([{ pointer: '/revision', code: 'invalid' }])
}

/** The generated version in the form of a correction: all 18 sections, unchanged. */
export function asWritten(generated: readonly ReportSection[], language: Language): CorrectedSection[] {
  const bySection = new Map(generated.map((section) => [section.key, section]))
  return sectionKeys.map((key) => {
    const section: ReportSection = bySection.get(key) ?? { key, empty: 'not_documented', items: [] }
    return { key, markdown: sectionMarkdown(section, language), items: section.items, edit_ratio: 0 }
  })
}

interface Printable {
  readonly language: Language
  readonly generated: readonly ReportSection[]
}

const same = (one: string, other: string) => one.trim() === other.trim()

/** A correction's sections as they are printed: unchanged ones keep the details that only the engine knows. */
export function asPrinted(
  corrected: readonly WrittenSection[],
  { generated: sections, language }: Printable,
): PrintableSection[] {
  const generated = new Map(sections.map((section) => [section.key, section]))
  const markdowns = new Map(asWritten(sections, language).map(({ key, markdown }) => [key, markdown]))
  return corrected.map(({ key, markdown }) => {
    const made = generated.get(key)
    return made && same(markdown, markdowns.get(key) ?? '') ? made : { key, markdown }
  })
}

/** A section that differs from every version before, and has to be checked against the source. */
interface SectionToCheck {
  readonly key: SectionKey
  readonly generated: CorrectedSection
  readonly markdown: string
}

interface MergedSections {
  /** All 18 sections: unchanged, or as the engine wrote them where a person went back to that. */
  readonly sections: readonly CorrectedSection[]
  readonly to_check: readonly SectionToCheck[]
  /** The sections that are no longer as they were. */
  readonly changed: readonly SectionKey[]
}

/** Merges the written sections into the version they are based on. */
export function mergeSections(
  written: readonly WrittenSection[],
  { generated, base }: { readonly generated: readonly CorrectedSection[]; readonly base: readonly CorrectedSection[] },
): MergedSections {
  const sent = new Map(written.map(({ key, markdown }) => [key, markdown]))
  const original = new Map(generated.map((section) => [section.key, section]))
  const to_check: SectionToCheck[] = []
  const changed: SectionKey[] = []
  const sections = base.map((present) => {
    const markdown = sent.get(present.key)
    if (markdown === undefined || same(markdown, present.markdown)) return present
    changed.push(present.key)
    const first = original.get(present.key) ?? present
    if (same(markdown, first.markdown)) return first
    to_check.push({ key: present.key, generated: first, markdown })
    return present
  })
  return { sections, to_check, changed }
}

/** Refuses a request that changes nothing, where there is no correction that could be answered. */
export const nothingChanged = (pointer: string) => refused([{ pointer, code: 'required' }])

/** Throws `validation-failed` for sections that cannot be read, in the places where they were sent. */
export function refuseUnreadable(keys: readonly SectionKey[], sent: readonly WrittenSection[]): void {
  if (keys.length === 0) return
  const errors = sent.flatMap(({ key }, index): FieldError[] =>
    keys.includes(key) ? [{ pointer: `/sections/${index}/markdown`, code: 'invalid' }] : [],
  )
  throw refused(errors)
}

/** The share of all words that a correction changed; see `wholeEditRatio`. */
export function editRatioOf(corrected: readonly CorrectedSection[], generated: readonly ReportSection[]): number {
  const before = new Map(generated.map(({ key, items }) => [key, items]))
  return wholeEditRatio(
    corrected.map(({ key, items, edit_ratio }) => ({ before: before.get(key) ?? [], after: items, edit_ratio })),
  )
}

type SectionItems = Pick<CorrectedSection, 'key' | 'items'>

/** A sentence is accepted in the wording of the newest version. */
export function containsSentence(
  sections: readonly SectionItems[],
  { section, text }: { readonly section: SectionKey; readonly text: string },
): boolean {
  return sections.find(({ key }) => key === section)?.items.some((item) => item.text === text) ?? false
}

/** What a signature covers besides the sections. */
interface SignedContent {
  readonly organisation_id: string
  readonly language: Language
  readonly title: string
  readonly source_sha256: string
  readonly stay: Stay
  /** null: the report was written before patients were read. */
  readonly patient: Patient | null
  readonly head: Head
}

/** The corrected fields, in the contract's order. */
const correctedFields = (head: Head): Head =>
  Object.fromEntries(headFields.flatMap((key) => (head[key] === undefined ? [] : [[key, head[key]]])))

/**
 * SHA-256, as hex, over the JSON (RFC 8259) of `[organisation_id, language, title, source_sha256, stay, patient, head,
 * [[key, markdown], …]]`, all 18 sections in the contract's order. Without patient and head where neither is known.
 */
export function digestOf(
  { organisation_id, language, title, source_sha256, stay, patient, head }: SignedContent,
  sections: readonly WrittenSection[],
): string {
  const written = sections.map(({ key, markdown }) => [key, markdown])
  const corrected = correctedFields(head)
  const isKnown = patient !== null || Object.keys(corrected).length > 0
  const whose = isKnown ? [patient, corrected] : []
  return createHash('sha256')
    .update(JSON.stringify([organisation_id, language, title, source_sha256, stay, ...whose, written]))
    .digest('hex')
}

/** Facts left out of a signed state cannot be decided any more. */
export function mustBeOpen(signatures: readonly Pick<Signature, 'revision'>[], newest: number): void {
  if (signatures.some(({ revision }) => revision === newest)) throw new Problem('signed')
}

/** Only a signed report is annulled; any other report is deleted. */
export function mustHaveBeenSigned(signatures: readonly unknown[]): void {
  if (signatures.length === 0) throw new Problem('not-ready')
}

/** `places`: the places of facts that are not among those the report leaves out. */
export const notLeftOut = (indexes: readonly number[]) =>
  refused(indexes.map((index) => ({ pointer: `/facts/${index}`, code: 'invalid' })))

/** A report that was ever signed is part of a patient's history and is not deleted. */
export function mustNeverBeSigned(signatures: readonly unknown[]): void {
  if (signatures.length > 0) throw new Problem('signed')
}
