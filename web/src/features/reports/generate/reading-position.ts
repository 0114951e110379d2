import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { sizes } from '../../../base/shell/sizes.ts'

/** The head of the section that a reader is in: the first one in sight, else the last one passed. */
export const partInSight = (text: HTMLElement | null): Element | null => {
  const heads = [...(text?.querySelectorAll('[data-part]') ?? [])]
  const top = (head: Element) => head.getBoundingClientRect().top
  return (
    heads.find((head) => top(head) >= sizes.header && top(head) < window.innerHeight) ??
    heads.findLast((head) => top(head) < sizes.header) ??
    null
  )
}

let left: { readonly report: string; readonly section: SectionKey } | null = null

/** Remembers where somebody was reading a report that was being made. In memory only, until it is opened. */
export const saveReadingPosition = (report: string, text: HTMLElement | null) => {
  const name = partInSight(text)?.getAttribute('data-part')
  const section = sectionKeys.find((key) => key === name)
  // A reader at the top needs no stored position.
  left = section !== undefined && window.scrollY > 0 ? { report, section } : null
}

/** Returns the stored position of a report and forgets it. */
export const takeReadingPosition = (report: string): SectionKey | null => {
  const section = left?.report === report ? left.section : null
  left = null
  return section
}
