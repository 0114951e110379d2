import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import { useRef, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { FormDialog } from '../../../base/ui/form-dialog.tsx'
import { signTexts } from './sign.texts.ts'

interface CommentDialogProps {
  readonly comment: string
  readonly onSave: (comment: string) => void
  readonly onClose: () => void
}

/** Asks for a comment on the rating. An empty comment is deleted. */
export function CommentDialog({ comment, onSave, onClose }: CommentDialogProps) {
  const say = useTexts(signTexts)
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState(comment)
  const most = limits.rating_comment_characters
  return (
    <FormDialog
      title={say('comment_title')}
      submit={say('comment_save')}
      isPending={false}
      action={() => onSave(words.trim())}
      onClose={onClose}
      form={form}
    >
      <Field label={say('comment')} help={say('comment_help', { most: String(most) })}>
        {(control) => (
          <OutlinedInput
            {...control}
            multiline
            minRows={4}
            maxRows={10}
            value={words}
            onChange={({ target }) => setWords(target.value.slice(0, most))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
