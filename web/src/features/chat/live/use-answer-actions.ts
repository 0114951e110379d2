import type { Citation, Message } from '@alta/contract/chat'
import { useState } from 'react'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { liveTexts } from './live.texts.ts'
import { resumeAnswer, stopAnswer } from './messages.queries.ts'
import { quotesOf } from './sources.ts'
import type { ActionFailure } from '../../../base/ui/act-alert.tsx'

/** Copying, stopping and continuing answers, and what of it failed. */
export function useAnswerActions(chat_session_id: string, nameOf: (citation: Citation) => string | undefined) {
  const say = useTexts(liveTexts)
  const toast = useToast()
  const locale = useSettings((settings) => settings.locale)
  const [failure, setFailure] = useState<ActionFailure | null>(null)
  const copy = async (message: Message, cited: boolean) => {
    try {
      // It is fetched with the first click.
      const { copyAnswer } = await import('./copy-answer.ts')
      const isWritten = cited && message.model !== null
      const quotes = isWritten ? { quotes: await quotesOf(chat_session_id, message.citations) } : {}
      await copyAnswer(message, { nameOf: cited ? nameOf : null, language: locale, ...quotes })
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
