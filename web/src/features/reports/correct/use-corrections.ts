import type { UnusedFact } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import type { ReportSentence } from '../source/evidence.ts'
import { correctTexts } from './correct.texts.ts'
import type { AutosaveState } from './draft-autosave.ts'
import type { CorrectionEditor } from './use-writing.ts'
import { useOnceWords, markdownTools } from './words-part.ts'
import { omissionTexts } from '../decisions/omissions.texts.ts'

/** How long a fact that was just put in holds its field. */
const freshFor = 2_000

const useFresh = () => {
  const [fresh, setFresh] = useState<string | null>(null)
  useEffect(() => {
    if (fresh === null) return
    const timer = setTimeout(() => setFresh(null), freshFor)
    return () => clearTimeout(timer)
  }, [fresh])
  return [fresh, setFresh] as const
}

/** Shows once that unsaved work was restored. */
const useFoundNotice = (writer: CorrectionEditor) => {
  const say = useTexts(correctTexts)
  const toast = useToast()
  const isFound = useRef(writer.writing !== null)
  useEffect(() => {
    if (isFound.current) toast({ message: say('found') })
    isFound.current = false
  })
}

/** The section that is written in. `bound`: because a sentence could not be taken out of it by itself. */
const useOpen = (writer: CorrectionEditor) => {
  const [open, setOpen] = useState<SectionKey | null>(null)
  const [bound, setBound] = useState<SectionKey | null>(null)
  const onceWords = useOnceWords()
  const edit = (key: SectionKey, isBound: boolean) =>
    onceWords(() => {
      setBound(isBound ? key : null)
      writer.start()
      setOpen(key)
    })
  return { open, bound, edit, setOpen }
}

/** Puts another text into a section at one click, with the way back. */
const useRewrite = (writer: CorrectionEditor, open: SectionKey | null, setOpen: (key: null) => void) => {
  const say = useTexts(correctTexts)
  const toast = useToast()
  // The toast outlives the render in which it was created.
  const now = useRef({ writer, open })
  useEffect(() => {
    now.current = { writer, open }
  })
  return (key: SectionKey, markdown: string, message: string) => {
    const wasWriting = writer.writing !== null
    // An open editor holds its own text: it is closed first, so that the section shows what is in it now.
    setOpen(null)
    const before = writer.write(key, markdown)
    const undo = () => {
      const { writer: newest, open: isOpen } = now.current
      newest.write(key, before)
      // If the person was only reading before, the draft is discarded, unless they have begun to write since.
      if (!wasWriting && isOpen === null && !newest.hasBegun()) void newest.discard().catch(() => undefined)
    }
    toast({ message, action: { label: say('undo'), act: undo } })
  }
}

/** Clears the error of a failed save as soon as the draft could be saved again. */
const useRecovery = (kind: AutosaveState['kind'], forget: () => void) => {
  const hasFailed = useRef(false)
  const look = useEffectEvent(() => {
    if (kind === 'failed') hasFailed.current = true
    if (kind !== 'saved' || !hasFailed.current) return
    hasFailed.current = false
    forget()
  })
  useEffect(() => look(), [kind])
}

/** Saves the correction; `then`: once it has arrived. */
const useSaving = (writer: CorrectionEditor, setOpen: (key: SectionKey | null) => void) => {
  const say = useTexts(correctTexts)
  const toast = useToast()
  // Taken apart: the whole is another one at each drawing, and with it would be all that is drawn with `save`.
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: writer.save,
    onSuccess: (outcome) => {
      setOpen(null)
      if (outcome === 'corrected') toast({ message: say('corrected') })
    },
  })
  const save = (then?: () => void) => {
    const [tooLong] = writer.tooLong
    // Held back: what it says stands above, and the section is open to be shortened.
    if (tooLong) return setOpen(tooLong.key)
    if (writer.changed.length === 0) return toast({ message: say('no_changes') })
    const after = (outcome: 'corrected' | 'stale') => {
      if (outcome === 'corrected') then?.()
    }
    mutate(undefined, { onSuccess: after })
  }
  return { save, isSaving: isPending, error: isPending ? null : error, reset }
}

interface InsertedBy {
  readonly language: Language
  readonly rewrite: ReturnType<typeof useRewrite>
  readonly setFresh: (text: string) => void
}

/** Puts facts of one section in, each at its place in time. */
const useInsert = (writer: CorrectionEditor, { language, rewrite, setFresh }: InsertedBy) => {
  const say = useTexts(correctTexts)
  const sayOmission = useTexts(omissionTexts)
  const onceWords = useOnceWords()
  return (facts: readonly UnusedFact[]) =>
    onceWords(() => {
      const [first] = facts
      if (!first) return
      const { section, text } = first
      setFresh(text)
      const items = writer.itemsOf(section)
      const title = { section: sectionTitles[section][language] }
      rewrite(
        section,
        facts.reduce((markdown, fact) => markdownTools().insertFact(markdown, fact, items), writer.textNow(section)),
        facts.length === 1 ? say('inserted', title) : sayOmission('inserted_all', { ...title, count: facts.length }),
      )
    })
}

/** Offers what a person does to correct: open a section, put a fact in, take a sentence out, save or cancel. */
export const useCorrections = (writer: CorrectionEditor, language: Language) => {
  const say = useTexts(correctTexts)
  const { open, bound, edit, setOpen } = useOpen(writer)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [fresh, setFresh] = useFresh()
  const { save, isSaving, error, reset } = useSaving(writer, setOpen)
  useRecovery(writer.state.kind, reset)
  useFoundNotice(writer)
  const rewrite = useRewrite(writer, open, setOpen)
  const onceWords = useOnceWords()
  const insert = useInsert(writer, { language, rewrite, setFresh })
  return {
    open,
    fresh,
    isDiscarding,
    isSaving,
    error,
    /** The section whose editor stands open because a sentence could not be taken out of it by itself. */
    bound,
    edit: (key: SectionKey) => edit(key, false),
    close: () => setOpen(null),
    insert,
    /** `nth`: of the sentences of the section with the same words. */
    remove: ({ section, item }: ReportSentence, nth: number) =>
      onceWords(() => {
        const left = markdownTools().withoutSentence(writer.textNow(section), item.text, nth)
        if (left !== null) return rewrite(section, left, say('removed'))
        edit(section, true)
      }),
    save: () => save(),
    /** Saves what is written, if anything is, and goes on when that has arrived. */
    saveAnd: (then: () => void) => {
      if (writer.changed.length > 0) return save(then)
      setOpen(null)
      if (writer.writing) void writer.discard().catch(() => undefined)
      then()
    },
    cancel: () => {
      if (writer.changed.length > 0) return setIsDiscarding(true)
      setOpen(null)
      void writer.discard().catch(() => undefined)
    },
    keep: () => setIsDiscarding(false),
    discard: async () => {
      await writer.discard()
      setOpen(null)
    },
  }
}
export type Corrections = ReturnType<typeof useCorrections>
