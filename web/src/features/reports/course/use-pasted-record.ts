import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changePasted, rememberReading, useDraft } from '../generate/draft-store.ts'
import { changeReadings, countUnread } from '../generate/reading-store.ts'
import { checkFile, isKind } from './course-file.ts'
import { readCourse } from './read-course.ts'
import type { RefusedFile } from './use-course-reader.ts'

/**
 * A document of HL7 CDA or FHIR that was pasted: being read, read in place of what was pasted (with words that may be
 * misread, where pictures were), or left as it was.
 */
export type PastedRecord =
  | { readonly state: 'reading'; readonly raw: string }
  | { readonly state: 'read'; readonly raw: string; readonly text: string; readonly doubts: number | null }
  | { readonly state: 'refused'; readonly why: RefusedFile['why'] }

/** Puts words where the cursor stands, so that the browser's own Undo takes them back. */
export function insert(box: HTMLTextAreaElement, text: string): void {
  // The one way that keeps Undo; it writes where the focus is. Where it is refused the words come in all the same.
  if (document.activeElement === box && document.execCommand('insertText', false, text)) return
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end')
  changePasted(box.value)
}

/** Has a pasted record read by the server, as a file of it would be. Nothing that was pasted is lost on the way. */
export const usePastedRecord = (organisation_id: string) => {
  const [record, setRecord] = useState<PastedRecord | null>(null)
  const inHand = useRef<{ raw: string; box: HTMLTextAreaElement; leaving: AbortController } | null>(null)
  const finish = (text: string, outcome: PastedRecord | null) => {
    const { box } = inHand.current ?? {}
    inHand.current = null
    if (outcome?.state === 'refused') countUnread()
    changeReadings({ isPasteRead: false })
    setRecord(outcome)
    if (!box) return
    box.readOnly = false
    insert(box, text)
  }
  const take = async (raw: string, box: HTMLTextAreaElement) => {
    const leaving = new AbortController()
    inHand.current = { raw, box, leaving }
    setRecord({ state: 'reading', raw })
    changeReadings({ isPasteRead: true })
    const file = new File([raw], raw.trimStart().startsWith('<') ? 'pasted.xml' : 'pasted.json')
    const kind = checkFile(file, [])
    if (!isKind(kind)) return finish(raw, { state: 'refused', why: kind })
    try {
      const { text, recognised } = await readCourse(file, { kind, organisation_id, signal: leaving.signal })
      rememberReading({ text, uncertain: recognised?.uncertain ?? [] })
      finish(text, { state: 'read', raw, text, doubts: recognised?.uncertain.length ?? null })
    } catch (error) {
      if (!leaving.signal.aborted) finish(raw, { state: 'refused', why: { error } })
    }
  }
  /** What was pasted stands as it was pasted, in place of what was read of it. */
  const keepPlain = (box: HTMLTextAreaElement) => {
    if (record?.state === 'reading') {
      inHand.current?.leaving.abort()
      finish(record.raw, null)
    } else if (record?.state === 'read') {
      const start = box.value.indexOf(record.text)
      setRecord(null)
      if (start === -1) return
      box.focus()
      box.setSelectionRange(start, start + record.text.length)
      insert(box, record.raw)
    }
  }
  const leave = useEffectEvent(() => {
    if (inHand.current === null) return
    const { raw, box, leaving } = inHand.current
    inHand.current = null
    leaving.abort()
    countUnread()
    changeReadings({ isPasteRead: false })
    const { pasted } = useDraft.getState().draft
    changePasted(pasted.slice(0, box.selectionStart) + raw + pasted.slice(box.selectionEnd))
  })
  useEffect(() => () => leave(), [])
  return { record, take, keepPlain, forget: () => setRecord(null) }
}
