import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { isRecord } from '@alta/clinical/document/is-record'
import { type ClipboardEvent, type RefCallback, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { changePasted } from '../generate/draft-store.ts'
import { formTexts } from '../generate/form.texts.ts'
import { type Pasted, richText } from './rich-paste.ts'
import { useSayWhy } from './say-why.ts'
import { insert, type PastedRecord, usePastedRecord } from './use-pasted-record.ts'

interface PasteBoxProps {
  readonly pasted: string
  /** The organisation for which a pasted document is read. */
  readonly organisation_id: string
  readonly isWrong: boolean
  readonly describedBy: string
  readonly control: RefCallback<HTMLElement>
}

/** What became of what was pasted, in words. */
const useSayPasted = () => {
  const say = useTexts(formTexts)
  const sayWhy = useSayWhy()
  return (outcome: Pasted, record: PastedRecord | null): string => {
    if (record?.state === 'reading') return say('record_reading')
    if (record?.state === 'refused') return say('record_refused', { why: sayWhy(record.why) })
    if (record?.state === 'read')
      return record.doubts === null ? say('record_read') : say('record_read_pictures', { words: record.doubts })
    if (outcome === 'plain') return ''
    return say(outcome === 'too_large' ? 'paste_too_large' : 'tables_kept')
  }
}

/** The clinical course, pasted or typed. Tables stay tables, and documents of HL7 CDA and FHIR are read. */
export function PasteBox({ pasted, organisation_id, isWrong, describedBy, control }: PasteBoxProps) {
  const say = useTexts(formTexts)
  const sayPasted = useSayPasted()
  const box = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState<Pasted>('plain')
  const { record, take, keepPlain, forget } = usePastedRecord(organisation_id)
  const isReading = record?.state === 'reading'
  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (isReading) return event.preventDefault()
    const plain = clipboardData.getData('text/plain')
    const isToRead = isRecord(plain)
    const rich = isToRead ? 'plain' : richText(clipboardData.getData('text/html'))
    forget()
    setOutcome(rich)
    if (!(target instanceof HTMLTextAreaElement) || (!isToRead && typeof rich === 'string')) return undefined
    event.preventDefault()
    if (isToRead) void take(plain, target)
    else if (typeof rich !== 'string') insert(target, rich.text)
    return undefined
  }
  const canBePlain = isReading || (record?.state === 'read' && pasted.includes(record.text))
  return (
    <>
      <OutlinedInput
        fullWidth
        // Not the kit's own text area: that one measures its whole text with each key, 0.2 s in a long course.
        inputComponent="textarea"
        error={isWrong}
        value={pasted}
        readOnly={isReading}
        placeholder={say('paste_here')}
        inputRef={(element: HTMLTextAreaElement | null) => {
          box.current = element
          control(element)
        }}
        inputProps={{
          rows: 12,
          'aria-label': say('course'),
          'aria-describedby': describedBy,
          'aria-busy': isReading,
          spellCheck: false,
        }}
        onPaste={paste}
        onChange={({ target }) => changePasted(target.value)}
        sx={{
          p: 0,
          '& textarea': { boxSizing: 'border-box', height: 'auto', resize: 'vertical', lineHeight: 1.5 },
        }}
      />
      <FormHelperText component="output" sx={{ display: 'block' }}>
        {sayPasted(outcome, record)}
      </FormHelperText>
      {canBePlain && (
        <Button size="small" onClick={() => box.current && keepPlain(box.current)} sx={{ ml: 1 }}>
          {say('keep_plain')}
        </Button>
      )}
    </>
  )
}
