import { answerTree } from '@alta/clinical/document/chat-tree'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { treeText } from '@alta/clinical/document/plain-text'
import type { Citation, Message } from '@alta/contract/chat'
import { useState } from 'react'
import { putOnClipboard, treeHtml } from '../../../base/clipboard.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { liveTexts } from './live.texts.ts'
import { resumeAnswer, stopAnswer } from './messages.queries.ts'

interface Failure {
  readonly error: unknown
  readonly failed: string
}

/** Copying, stopping and continuing answers, and what of it failed. */
export function useActs(chat_session_id: string, nameOf: (citation: Citation) => string | undefined) {
  const say = useTexts(liveTexts)
  const toast = useToast()
  const locale = useSettings((settings) => settings.locale)
  const [failure, setFailure] = useState<Failure | null>(null)
  const copy = async ({ content, citations }: Message, cited: boolean) => {
    const named = citations.map((citation) => ({
      start: citation.start,
      end: citation.end,
      source: nameOf(citation) ?? null,
      quote: treeText(parseMarkdown(content.slice(citation.start, citation.end))).trim(),
      ...(citation.page !== undefined && { page: citation.page }),
    }))
    const tree = cited ? answerTree({ content, citations: named }, locale) : parseMarkdown(content)
    try {
      await putOnClipboard({ html: treeHtml(tree), plain: treeText(tree) })
      toast({ message: say('copied') })
    } catch {
      toast({ message: say('copy_failed'), severity: 'error' })
    }
  }
  const attempt = async (act: Promise<void>, failed: string) => {
    setFailure(null)
    try {
      await act
    } catch (error) {
      setFailure({ error, failed })
    }
  }
  return {
    failure,
    lost: (error: unknown) => setFailure({ error, failed: say('lost') }),
    copy: (message: Message, cited: boolean) => void copy(message, cited),
    stop: ({ message_id }: Message) => void attempt(stopAnswer(chat_session_id, message_id), say('stop_failed')),
    resume: ({ message_id }: Message) => void attempt(resumeAnswer(chat_session_id, message_id), say('resume_failed')),
  }
}
