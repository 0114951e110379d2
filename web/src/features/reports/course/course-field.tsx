import Description from '@mui/icons-material/DescriptionOutlined'
import Close from '@mui/icons-material/Close'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { type RefCallback, useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { changeDraft } from '../form/draft-store.ts'
import type { CourseFile, Draft } from '../form/draft.ts'
import { formTexts } from '../form/form.texts.ts'
import { secondsFormat } from '../seconds.ts'
import { useCourseReader } from './use-course-reader.ts'

const megabytes = limits.course_file_bytes / (1024 * 1024)

function FileRow({ file }: { file: CourseFile }) {
  const say = useTexts(formTexts)
  const format = useFormatter()
  return (
    <Stack
      direction="row"
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, alignItems: 'center', gap: 1.25 }}
    >
      <Description sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap title={file.filename}>
          {file.filename}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('read_in', {
            size: format.number(Math.ceil(file.bytes / 1024)),
            seconds: format.number(file.seconds, secondsFormat(file.seconds)),
          })}
        </Typography>
      </Box>
      <Tool icon={<Close />} label={say('remove')} onClick={() => changeDraft({ file: null })} />
    </Stack>
  )
}

interface CourseFieldProps {
  readonly draft: Pick<Draft, 'way' | 'file' | 'pasted'>
  /** What is wrong with the course, said under it. */
  readonly error: string | undefined
  /** The control that gets the focus when the course is what is wrong. */
  readonly control: RefCallback<HTMLElement>
  /** A file has been dropped or chosen. */
  readonly onRead: () => void
}

/** The clinical course, dropped, chosen or pasted. A drop is taken on both tabs. */
export function CourseField({ draft, error, control, onRead }: CourseFieldProps) {
  const say = useTexts(formTexts)
  const id = useId()
  const { reading, fault, read, forgetFault } = useCourseReader()
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      onRead()
      void read([...accepted, ...refused.map(({ file }) => file)])
    },
  })
  const described = error === undefined ? `${id}-help` : `${id}-help ${id}-error`
  const pasting = draft.way === 'paste'
  const choose = (
    <Button
      ref={control}
      variant="outlined"
      size={draft.file ? 'small' : 'medium'}
      aria-describedby={described}
      onClick={open}
    >
      {say(draft.file ? 'replace' : 'choose')}
    </Button>
  )
  return (
    <Box {...getRootProps({ role: 'group', 'aria-label': say('course') })}>
      <input {...getInputProps({ 'aria-label': say('course'), accept: '.txt,.docx', multiple: false })} />
      <Tabs
        value={draft.way}
        onChange={(_, way: Draft['way']) => {
          forgetFault()
          changeDraft({ way })
        }}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        <Tab value="file" id={`${id}-tab-file`} aria-controls={`${id}-panel`} label={say('upload')} />
        <Tab value="paste" id={`${id}-tab-paste`} aria-controls={`${id}-panel`} label={say('paste')} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${draft.way}`}>
        {pasting ? (
          <OutlinedInput
            fullWidth
            // Not the kit's own text area: that one measures its whole text with each key, 0.2 s in a long course.
            inputComponent="textarea"
            error={error !== undefined}
            value={draft.pasted}
            placeholder={say('paste_here')}
            inputRef={control}
            inputProps={{ rows: 12, 'aria-label': say('course'), 'aria-describedby': described, spellCheck: false }}
            onChange={({ target }) => changeDraft({ pasted: target.value })}
            sx={{
              p: 0,
              '& textarea': { boxSizing: 'border-box', height: 'auto', resize: 'vertical', lineHeight: 1.5 },
            }}
          />
        ) : (
          <Stack sx={{ gap: 1 }}>
            {draft.file && <FileRow file={draft.file} />}
            {(!draft.file || isDragActive) && (
              <Stack
                sx={{
                  alignItems: 'center',
                  gap: 1,
                  py: 3,
                  px: 2,
                  border: '1.5px dashed',
                  borderColor: error === undefined ? 'surface.control' : 'error.main',
                  borderRadius: 1,
                  textAlign: 'center',
                  bgcolor: isDragActive ? 'surface.accentSoft' : undefined,
                }}
              >
                <Upload sx={{ color: 'primary.main' }} />
                <Typography sx={{ mb: 0.5 }}>{say(isDragActive ? 'drop_now' : 'drop')}</Typography>
                {!draft.file && choose}
              </Stack>
            )}
            {draft.file && !isDragActive && <Box>{choose}</Box>}
          </Stack>
        )}
      </Box>
      <Box aria-live="polite">
        {reading !== null && (
          <Box sx={{ mt: 1 }}>
            <Typography variant="caption" noWrap component="p" sx={{ mb: 0.5 }}>
              {say('reading', { name: reading })}
            </Typography>
            <LinearProgress aria-label={say('reading', { name: reading })} />
          </Box>
        )}
      </Box>
      {fault !== null && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={forgetFault}>
          {fault === 'too_large' ? say('too_large', { megabytes }) : say(fault)}
        </Alert>
      )}
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-help`}>
        {pasting
          ? say('paste_help', { least: limits.course_characters_min, most: limits.course_characters_max })
          : say('file_help', { megabytes })}
      </FormHelperText>
    </Box>
  )
}
