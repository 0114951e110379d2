import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, memo, useDeferredValue } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { formTexts } from '../generate/form.texts.ts'
import { countWords } from '@alta/clinical/text/words'
import { languageOf } from './describe.ts'
import { languageNames } from './language-names.ts'

const linesPerBlock = 40
const rowHeight = 21

const inBlocks = (text: string): string[] => {
  const lines = text.split('\n')
  const blocks: string[] = []
  for (let first = 0; first < lines.length; first += linesPerBlock)
    blocks.push(lines.slice(first, first + linesPerBlock).join('\n'))
  return blocks
}

/** A long text in blocks that the browser draws only when they come into sight. */
const LongText = memo(function LongText({ text }: { text: string }) {
  return inBlocks(text).map((block, index) => (
    <div
      key={index}
      style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${block.split('\n').length * rowHeight}px` }}
    >
      {block === '' ? '\n' : block}
    </div>
  ))
})

interface PreviewProps {
  /** The files of the course in their order, or the one text without a name. */
  readonly parts: readonly { readonly filename: string | null; readonly text: string }[]
}

/** The text as it will be read, before a report is made of it. */
export function CoursePreview({ parts }: PreviewProps) {
  const say = useTexts(formTexts)
  const shown = useDeferredValue(parts)
  const language = languageOf(shown.map(({ text }) => text).join('\n'))
  const words = shown.reduce((sum, { text }) => sum + countWords(text), 0)
  return (
    <Panel
      title={say('preview')}
      flush
      action={
        words > 0 && (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            {language && (
              <Status tone="success" shape="check">
                {say('detected', { language: say(languageNames[language]) })}
              </Status>
            )}
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {say('words', { count: words })}
            </Typography>
          </Stack>
        )
      }
    >
      {words > 0 ? (
        <Box
          // A region that scrolls must be reachable with the keyboard.
          tabIndex={0}
          component="section"
          aria-label={say('course')}
          sx={{
            typography: 'body1',
            px: 3,
            pt: 2,
            pb: '8%',
            borderTop: 1,
            borderColor: 'divider',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            tabSize: 4,
            maxHeight: { xs: 380, lg: 620 },
            overflow: 'auto',
            maskImage: 'linear-gradient(#000 92%, transparent)',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {shown.map(({ filename, text }, at) => (
            <Fragment key={at}>
              {shown.length > 1 && (
                <Typography variant="subtitle2" component="h3" sx={{ mt: at > 0 ? 2 : 0, color: 'text.secondary' }}>
                  {filename}
                </Typography>
              )}
              <LongText text={text} />
            </Fragment>
          ))}
        </Box>
      ) : (
        <Typography sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {say('preview_empty')}
        </Typography>
      )}
    </Panel>
  )
}
