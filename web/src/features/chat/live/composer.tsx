import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Stop from '@mui/icons-material/Stop'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RagStrategy } from '@alta/contract/chat'
import { limits } from '@alta/contract/limits'
import type { Language } from '@alta/contract/languages'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { freshKey } from '../../../base/api.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { liveTexts } from './live.texts.ts'
import { ask } from './messages.queries.ts'
import { useUnsentText } from './unsent.ts'

const most = limits.message_characters

interface ComposerProps {
  readonly chat_session_id: string
  readonly rag_strategy: RagStrategy
  /** Ready documents and attached reports. */
  readonly sources: number
  readonly isWriting: boolean
  readonly onStop: () => void
  readonly onSent: () => void
}

/** Sends what is typed. The same text sent again, after a lost answer say, is one message. */
function useSending({ chat_session_id, onSent }: Pick<ComposerProps, 'chat_session_id' | 'onSent'>) {
  const [text, setText] = useUnsentText(chat_session_id)
  const language = useSettings(({ locale }) => locale)
  const [error, setError] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const sent = useRef<{ readonly key: string; readonly body: { content: string; language: Language } } | null>(null)
  const send = async () => {
    const content = text.trim()
    if (content === '' || content.length > most || isPending) return
    if (sent.current?.body.content !== content) sent.current = { key: freshKey(), body: { content, language } }
    setIsPending(true)
    setError(null)
    try {
      await ask(chat_session_id, sent.current.body, sent.current.key)
      sent.current = null
      setText('')
      onSent()
    } catch (failure) {
      setError(failure)
    } finally {
      setIsPending(false)
    }
  }
  return { text, setText, error, isPending, send }
}

/** The field for a question: Enter sends, Shift+Enter begins a line. What is typed stays until it is sent. */
export function Composer({ chat_session_id, rag_strategy, sources, isWriting, onStop, onSent }: ComposerProps) {
  const say = useTexts(liveTexts)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, error, isPending, send } = useSending({ chat_session_id, onSent })
  const length = text.trim().length
  const isTooLong = length > most
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // The click may remove the button, so the field gets the focus.
    field.current?.focus()
    if (!isWriting) void send()
  }
  const onKey = (event: KeyboardEvent) => {
    // While an input method composes letters, Enter chooses one of them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const stillWriting = error !== null && asProblem(error).code === 'not-ready'
  const noModel = error !== null && rag_strategy === 'none' && asProblem(error).code === 'engine-unavailable'
  const special = stillWriting ? say('still_writing') : noModel ? say('no_model') : undefined
  return (
    <Box component="form" onSubmit={submit} sx={{ px: { xs: 2, sm: 3 }, pb: 1.5, pt: 1, flex: 'none' }}>
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        {error !== null &&
          (special === undefined ? (
            <ActAlert error={error} failed={say('send_failed')} />
          ) : (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 0.5 }}>
              {special}
            </Typography>
          ))}
        <Stack
          direction="row"
          sx={{
            alignItems: 'flex-end',
            border: 1,
            borderColor: 'surface.control',
            borderRadius: '12px',
            pl: 1.5,
            pr: 0.75,
            py: 0.5,
            bgcolor: 'background.paper',
            '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
          }}
        >
          <InputBase
            multiline
            inputRef={field}
            maxRows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKey}
            placeholder={say(rag_strategy === 'rag' ? 'ask' : 'write')}
            error={isTooLong}
            inputProps={{
              'aria-label': say(rag_strategy === 'rag' ? 'ask' : 'write'),
              'aria-describedby': `${id}-note`,
            }}
            sx={{ flex: 1, py: 0.75 }}
          />
          {isWriting ? (
            <IconButton
              onClick={() => {
                field.current?.focus()
                onStop()
              }}
              aria-label={say('stop')}
              sx={{ border: 1, borderColor: 'surface.control', borderRadius: '8px' }}
            >
              <Stop fontSize="small" />
            </IconButton>
          ) : (
            <IconButton
              type="submit"
              aria-label={say('send')}
              disabled={length === 0 || isTooLong || isPending}
              sx={{
                borderRadius: '8px',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                '&:hover': { bgcolor: 'primary.dark' },
                '&.Mui-disabled': { bgcolor: 'surface.muted' },
              }}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
          )}
        </Stack>
        <Stack id={`${id}-note`} direction="row" sx={{ mt: 0.5, gap: 2, color: 'text.secondary' }}>
          <Typography variant="caption" sx={{ flex: 1 }}>
            {rag_strategy === 'rag' && say('sources', { count: sources })}
          </Typography>
          {length > most * 0.9 ? (
            <Typography
              variant="caption"
              component="output"
              sx={{ color: isTooLong ? 'error.main' : 'text.secondary' }}
            >
              {say('length', { now: length, most })}
            </Typography>
          ) : (
            <Typography variant="caption" sx={{ display: { xs: 'none', md: 'block' } }}>
              <Key>{say('key_enter')}</Key> {say('sends')}
              {' · '}
              <Key>{say('key_shift')}</Key>
              {'+'}
              <Key>{say('key_enter')}</Key> {say('new_line')}
            </Typography>
          )}
        </Stack>
      </Box>
    </Box>
  )
}
