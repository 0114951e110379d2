import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Node } from 'prosemirror-model'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { editorTexts } from './editor.texts.ts'
import { frameStyle, textStyle } from './frame-style.ts'
import { isTooLong, LengthNote } from './length-note.tsx'
import { markdownOf } from './open-markdown.ts'
import type { SectionFieldProps } from './section-field-props.ts'
import { FormatBar } from './format-bar.tsx'
import { useSectionView } from './use-section-view.ts'

const isEmpty = (document: Node) =>
  document.childCount === 1 && document.firstChild?.type.name === 'paragraph' && document.firstChild.content.size === 0

/** A section as it reads, written in place. */
export function RichField({
  label,
  language,
  markdown,
  onChange,
  document,
  autoFocus = false,
  readOnly = false,
}: SectionFieldProps & { readonly document: Node }) {
  const say = useTexts(editorTexts)
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(markdown.length)
  const [leftOut, setLeftOut] = useState(false)
  const writing = useSectionView(host, {
    document,
    autoFocus,
    readOnly,
    bar,
    attributes: {
      id: `${id}-text`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': `${id}-keys ${id}-length`,
      'aria-invalid': String(isTooLong(length)),
      'aria-readonly': String(readOnly),
      'aria-placeholder': say('placeholder'),
      lang: language,
      spellcheck: 'true',
    },
    onChange: (next) => {
      const written = markdownOf(next)
      setLength(written.length)
      onChange(written)
    },
    onPaste: setLeftOut,
  })
  const toBar = (event: React.KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return
    event.preventDefault()
    bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }
  return (
    <Box sx={frameStyle} onKeyDown={toBar}>
      {!readOnly && <FormatBar ref={bar} writing={writing} controls={`${id}-text`} />}
      <Box sx={{ position: 'relative' }}>
        {isEmpty(writing.state.doc) && !readOnly && (
          <Typography
            aria-hidden
            variant="reading"
            component="div"
            sx={{ position: 'absolute', px: 1.5, py: 1.25, color: 'text.secondary', pointerEvents: 'none' }}
          >
            {say('placeholder')}
          </Typography>
        )}
        <Typography ref={host} component="div" variant="reading" sx={textStyle} />
      </Box>
      <Box id={`${id}-keys`} sx={visuallyHidden}>
        {say('keys')}
      </Box>
      <Typography
        variant="caption"
        component="output"
        sx={{ display: 'block', color: 'text.secondary', px: 1.5, '&:not(:empty)': { pb: 1 } }}
      >
        {leftOut && say('no_images')}
      </Typography>
      <LengthNote id={`${id}-length`} length={length} />
    </Box>
  )
}
