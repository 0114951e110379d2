import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { limits } from '@alta/contract/limits'
import type { ProblemCode } from '@alta/contract/problems'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { putOnClipboard, treeHtml } from '../../../base/clipboard.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refusedTexts } from './correct.texts.ts'
import type { CorrectionEditor } from './use-writing.ts'
import { plainOf } from './written.ts'

interface RefusedAlertProps {
  readonly writer: CorrectionEditor
  readonly language: Language
  readonly code: ProblemCode
  /** Whether it was the correction that was refused; else it was the draft. */
  readonly isSaving: boolean
}

const reasons: Partial<Record<ProblemCode, 'forbidden' | 'gone' | 'too_large' | 'stale'>> = {
  forbidden: 'forbidden',
  'not-found': 'gone',
  'payload-too-large': 'too_large',
  'validation-failed': 'too_large',
  'stale-revision': 'stale',
}

/** What is written, headed by its sections, for wherever it can be rescued to. */
const textsOf = ({ changed, textOf }: CorrectionEditor, language: Language) =>
  changed.map((key) => ({ title: sectionTitles[key][language], markdown: textOf(key) }))

/**
 * Says that the server refuses the text: why, what to do, and the text to copy. It stays until the problem is solved.
 */
export function RefusedAlert({ writer, language, code, isSaving }: RefusedAlertProps) {
  const say = useTexts(refusedTexts)
  const toast = useToast()
  const copy = async () => {
    const written = textsOf(writer, language)
    const html = written.map(({ title, markdown }) => `<h2>${title}</h2>${treeHtml(parseMarkdown(markdown))}`).join('')
    const plain = written.map(({ title, markdown }) => `${title}\n\n${plainOf(markdown)}`).join('\n\n')
    try {
      await putOnClipboard({ html, plain })
      toast({ message: say('copied') })
    } catch {
      toast({ message: say('not_copied'), severity: 'error' })
    }
  }
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => void copy()} sx={{ whiteSpace: 'nowrap' }}>
          {say('copy')}
        </Button>
      }
    >
      <AlertTitle>{say(isSaving ? 'not_corrected' : 'title')}</AlertTitle>
      {writer.tooLong.length === 0
        ? say(reasons[code] ?? 'other')
        : writer.tooLong.map(({ key, length }) => (
            <div key={key}>
              {say('section_too_long', {
                section: sectionTitles[key][language],
                length,
                most: limits.section_characters,
              })}
            </div>
          ))}
    </Alert>
  )
}
