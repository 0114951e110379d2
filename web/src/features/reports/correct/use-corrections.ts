import type { UnusedFact } from '@alta/contract/report'
import { type Language, type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import type { ReportSentence } from '../review/evidence.ts'
import { correctTexts } from './correct.texts.ts'
import type { Writer } from './use-writing.ts'
import { withFact, withoutSentence } from './written.ts'

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

/** Says once that unsaved work is there again. */
const useFoundNotice = (writer: Writer) => {
  const say = useTexts(correctTexts)
  const toast = useToast()
  const isFound = useRef(writer.writing !== null)
  useEffect(() => {
    if (isFound.current) toast({ message: say('found') })
    isFound.current = false
  })
}

/** What a person does while he corrects: opens a section, puts a fact in, takes a sentence out, saves or cancels. */
export const useCorrections = (writer: Writer, language: Language) => {
  const say = useTexts(correctTexts)
  const toast = useToast()
  const [open, setOpen] = useState<SectionKey | null>(null)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [fresh, setFresh] = useFresh()
  const saving = useMutation({
    mutationFn: writer.save,
    onSuccess: (outcome) => {
      setOpen(null)
      if (outcome === 'corrected') toast({ message: say('corrected') })
    },
  })
  useFoundNotice(writer)
  const rewrite = (key: SectionKey, markdown: string, message: string) => {
    // An open editor holds its own text: it is closed first, so that the section shows what is in it now.
    setOpen(null)
    const before = writer.write(key, markdown)
    toast({ message, action: { label: say('undo'), act: () => writer.write(key, before) } })
  }
  return {
    open,
    fresh,
    isDiscarding,
    isSaving: saving.isPending,
    error: saving.isPending ? null : saving.error,
    edit: (key: SectionKey) => {
      writer.start()
      setOpen(key)
    },
    close: () => setOpen(null),
    insert: ({ section, text }: UnusedFact) => {
      setFresh(text)
      rewrite(
        section,
        withFact(writer.textOf(section), text),
        say('inserted', { section: sectionTitles[section][language] }),
      )
    },
    remove: ({ section, item }: ReportSentence) => {
      const left = withoutSentence(writer.textOf(section), item.text)
      if (left !== null) return rewrite(section, left, say('removed'))
      writer.start()
      setOpen(section)
    },
    save: () => {
      if (writer.changed.length > 0) saving.mutate()
      else toast({ message: say('no_changes') })
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
