import Upload from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { namedKinds } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import { type RefCallback, useEffect, useId, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { usePastedFiles } from '../../../base/pasted-files.ts'
import { useTexts } from '../../../base/texts.tsx'
import { changeDraft } from '../generate/draft-store.ts'
import type { ReportDraft } from '../generate/draft.ts'
import { formTexts } from '../generate/form.texts.ts'
import { FileList } from './file-list.tsx'
import { PasteBox } from './paste-box.tsx'
import { ReadingRow } from './reading-row.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { useCourseReader } from './use-course-reader.ts'

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
const megabytes = limits.document_file_bytes / (1024 * 1024)

interface CourseFieldProps {
  readonly draft: Pick<ReportDraft, 'way' | 'files' | 'order' | 'pasted'>
  /** The organisation for which the file is read. */
  readonly organisation_id: string
  /** What is wrong with the course, said under it. */
  readonly error: string | undefined
  /** The control that gets the focus when the course is what is wrong. */
  readonly control: RefCallback<HTMLElement>
  /** Called when files have been dropped or chosen. */
  readonly onRead: () => void
}

/** The clinical course, dropped, chosen or pasted. A drop is taken on both tabs. */
export function CourseField({ draft, organisation_id, error, control, onRead }: CourseFieldProps) {
  const say = useTexts(formTexts)
  const id = useId()
  const { reading, cancel, cancelled, refused, read, forget, forgetAll } = useCourseReader(organisation_id)
  const field = useRef<HTMLDivElement>(null)
  const hasFiles = draft.files.length > 0
  usePastedFiles(say('pasted'), (files) => {
    onRead()
    void read(files)
  })
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
  const gaveUp = useRef(false)
  const giveUp = () => {
    gaveUp.current = true
    cancel()
  }
  // The row disappears together with the button that had the focus.
  useEffect(() => {
    if (!gaveUp.current || document.activeElement !== document.body) return
    field.current?.querySelector<HTMLElement>('[data-choose], textarea')?.focus()
    if (reading === null) gaveUp.current = false
  })
  const inHand = reading && <ReadingRow reading={reading} onCancel={giveUp} />
  const choose = (
    <Button
      ref={control}
      data-choose
      variant="outlined"
      size={hasFiles ? 'small' : 'medium'}
      aria-describedby={described}
      onClick={open}
    >
      {say(hasFiles ? 'add_files' : 'choose')}
    </Button>
  )
  return (
    <Box {...getRootProps({ role: 'group', 'aria-label': say('course') })} sx={{ position: 'relative' }}>
      <input {...getInputProps({ 'aria-label': say('course'), accept: `${namedKinds}, .jpeg`, multiple: true })} />
      <Tabs
        value={draft.way}
        onChange={(_, way: ReportDraft['way']) => {
          forgetAll()
          changeDraft({ way })
        }}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        <Tab value="file" id={`${id}-tab-file`} aria-controls={`${id}-panel`} label={say('upload')} />
        <Tab value="paste" id={`${id}-tab-paste`} aria-controls={`${id}-panel`} label={say('paste')} />
      </Tabs>
      <Box ref={field} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${draft.way}`}>
        {pasting ? (
          <PasteBox
            pasted={draft.pasted}
            organisation_id={organisation_id}
            isWrong={error !== undefined}
            describedBy={described}
            control={control}
          />
        ) : (
          <Stack sx={{ gap: 1 }}>
            {(hasFiles || reading !== null) && <FileList files={draft.files} order={draft.order} reading={inHand} />}
            {(!hasFiles || isDragActive) && (
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
                {!hasFiles && choose}
              </Stack>
            )}
            {hasFiles && !isDragActive && <Box>{choose}</Box>}
          </Stack>
        )}
      </Box>
      {pasting && inHand}
      <Box component="output" sx={unseen}>
        {reading !== null && say('reading', { name: reading.name })}
        {reading === null && cancelled !== null && say('reading_cancelled', { name: cancelled })}
      </Box>
      <RefusedFiles refused={refused} onForget={forget} othersKept={hasFiles} />
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-help`}>
        {pasting
          ? say('paste_help', { least: limits.course_characters_min, most: limits.course_characters_max })
          : say('file_help', { megabytes, most: limits.course_files_max })}
      </FormHelperText>
    </Box>
  )
}
