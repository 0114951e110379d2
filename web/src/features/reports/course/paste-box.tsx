import OutlinedInput from '@mui/material/OutlinedInput'
import { type ClipboardEvent, type RefCallback, useState } from 'react'
import FormHelperText from '@mui/material/FormHelperText'
import { useTexts } from '../../../base/texts.tsx'
import { changeDraft } from '../form/draft-store.ts'
import { formTexts } from '../form/form.texts.ts'
import { type Pasted, richText } from './rich-paste.ts'

interface PasteBoxProps {
  readonly pasted: string
  readonly isWrong: boolean
  readonly describedBy: string
  readonly control: RefCallback<HTMLElement>
}

/** Puts words where the cursor stands, so that the browser's own Undo takes them back. */
function insert(box: HTMLTextAreaElement, text: string): void {
  // The one way that keeps Undo; where it is refused the words come in all the same.
  if (document.execCommand('insertText', false, text)) return
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end')
  changeDraft({ pasted: box.value })
}

/** The clinical course, pasted or typed. Tables of Word, Excel and web pages stay tables. */
export function PasteBox({ pasted, isWrong, describedBy, control }: PasteBoxProps) {
  const say = useTexts(formTexts)
  const [kept, setKept] = useState<Pasted>('plain')
  const paste = (event: ClipboardEvent) => {
    const rich = richText(event.clipboardData.getData('text/html'))
    setKept(rich)
    if (typeof rich === 'string' || !(event.target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    insert(event.target, rich.text)
  }
  return (
    <>
      <OutlinedInput
        fullWidth
        // Not the kit's own text area: that one measures its whole text with each key, 0.2 s in a long course.
        inputComponent="textarea"
        error={isWrong}
        value={pasted}
        placeholder={say('paste_here')}
        inputRef={control}
        inputProps={{ rows: 12, 'aria-label': say('course'), 'aria-describedby': describedBy, spellCheck: false }}
        onPaste={paste}
        onChange={({ target }) => changeDraft({ pasted: target.value })}
        sx={{
          p: 0,
          '& textarea': { boxSizing: 'border-box', height: 'auto', resize: 'vertical', lineHeight: 1.5 },
        }}
      />
      <FormHelperText component="output" sx={{ display: 'block' }}>
        {kept !== 'plain' && say(kept === 'too_large' ? 'paste_too_large' : 'tables_kept')}
      </FormHelperText>
    </>
  )
}
