import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { MissingLanguages } from '../../../base/ui/missing-languages.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { Tool } from '../../../base/ui/tool.tsx'
import { changeDraft } from '../generate/draft-store.ts'
import { type DraftFile, type ReportDraft, inOrderOfDays, movedFile, withoutFile } from '../generate/draft.ts'
import { formTexts } from '../generate/form.texts.ts'
import { secondsFormat } from '../seconds.ts'

/** Size, time and the first day of a file, in words. */
const useAbout = () => {
  const say = useTexts(formTexts)
  const format = useFormatter()
  const sayRecognised = useTexts(recognisedTexts)
  return (file: DraftFile, isOneOfSeveral: boolean): string => {
    const { bytes, seconds, first_day, is_year_known, recognised } = file
    const size = format.number(Math.ceil(bytes / 1024))
    const own = say('read_in', { size, seconds: format.number(seconds, secondsFormat(seconds)) })
    const brief = recognised && sayRecognised('brief', { words: recognised.uncertain.length })
    const read = brief === null ? own : `${own} · ${brief}`
    if (!isOneOfSeveral) return read
    if (first_day === null) return `${read} · ${say('no_day')}`
    const moment = new Date(`${first_day}T12:00`)
    const day = is_year_known
      ? format.dateTime(moment, { dateStyle: 'medium' })
      : format.dateTime(moment, { day: 'numeric', month: 'short' })
    return `${read} · ${say('from_day', { day })}`
  }
}

interface FileRowProps {
  readonly file: DraftFile
  readonly at: number
  readonly all: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function FileRow({ file, at, all, onMove, onRemove }: FileRowProps) {
  const say = useTexts(formTexts)
  const about = useAbout()
  const name = file.filename
  return (
    <Stack direction="row" sx={{ p: 1.25, alignItems: 'center', gap: 0.5 }}>
      <Description sx={{ color: 'primary.main', mr: 0.75 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {about(file, all > 1)}
        </Typography>
        <MissingLanguages languages={file.recognised?.missing_languages ?? []} />
      </Box>
      {all > 1 && (
        <>
          <Tool icon={<Up />} label={say('earlier', { name })} disabled={at === 0} onClick={() => onMove(at - 1)} />
          <Tool
            icon={<Down />}
            label={say('later', { name })}
            disabled={at === all - 1}
            onClick={() => onMove(at + 1)}
          />
        </>
      )}
      <Tool icon={<Close />} label={say('remove', { name })} onClick={onRemove} />
    </Stack>
  )
}

/** The data type of a drag that moves a row, to distinguish it from files that are dragged in. */
const dragged = 'application/x-alta-course-file'

interface FileListProps extends Pick<ReportDraft, 'files' | 'order'> {
  /** The row of a file that is still being read. */
  readonly reading: ReactNode
}

/** The files of a course in their order, which arrows and dragging change. */
export function FileList({ files, order, reading }: FileListProps) {
  const say = useTexts(formTexts)
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ readonly key: string; readonly step: number } | null>(null)
  const [over, setOver] = useState<string | null>(null)
  // A row that moves takes the focus along: the browser loses it, and the arrow at the end is shut.
  useEffect(() => {
    const row = moved && list.current?.querySelector(`[data-file="${moved.key}"]`)
    const [up, down] = row?.querySelectorAll('button') ?? []
    const candidates = moved !== null && moved.step < 0 ? [up, down] : [down, up]
    candidates.find((button) => button?.disabled === false)?.focus()
  }, [moved])
  const move = (key: string, to: number) => {
    const from = files.findIndex((file) => file.key === key)
    changeDraft(movedFile({ files }, key, to))
    setMoved({ key, step: to - from })
  }
  const at = files.findIndex(({ key }) => key === moved?.key)
  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={say('files')}
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {files.map((file, index) => (
          <Box
            component="li"
            key={file.key}
            data-file={file.key}
            draggable={files.length > 1}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, file.key)}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(dragged)) return
              event.preventDefault()
              setOver(file.key)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              setOver(null)
              const key = event.dataTransfer.getData(dragged)
              if (key !== '') move(key, index)
            }}
            sx={{
              '& + &': { borderTop: 1, borderColor: 'divider' },
              cursor: files.length > 1 ? 'grab' : undefined,
              bgcolor: over === file.key ? 'surface.accentSoft' : undefined,
            }}
          >
            <FileRow
              file={file}
              at={index}
              all={files.length}
              onMove={(to) => move(file.key, to)}
              onRemove={() => changeDraft(withoutFile({ files, order }, file.key))}
            />
          </Box>
        ))}
        {reading !== null && (
          <Box component="li" sx={{ 'li + &': { borderTop: 1, borderColor: 'divider' } }}>
            {reading}
          </Box>
        )}
      </Box>
      {files.length > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
            {say(order === 'by_day' ? 'by_day' : 'by_hand')}
          </Typography>
          {order === 'by_hand' && (
            <Button size="small" onClick={() => changeDraft(inOrderOfDays(files))}>
              {say('order_by_day')}
            </Button>
          )}
        </Stack>
      )}
      <Box
        component="output"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {at >= 0 && say('moved', { name: files[at]?.filename ?? '', at: at + 1, all: files.length })}
      </Box>
    </>
  )
}
