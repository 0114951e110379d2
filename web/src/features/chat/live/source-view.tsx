import ArrowBack from '@mui/icons-material/ArrowBack'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as documents from '@alta/contract/documents'
import { useEffect, useRef } from 'react'
import { fetchFile } from '../../../base/api.ts'
import { download } from '../../../base/download.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { useToast } from '../../../base/ui/toasts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { liveTexts } from './live.texts.ts'
import { blocksOf } from './source-blocks.ts'
import { RecognisedNote, SourceWords } from './source-words.tsx'
import { type SourceText, type SourceOf, useSource } from './sources.ts'

/** A source that is open, and the passage in it that is lit. */
export interface OpenedSource extends SourceOf {
  readonly passage: { readonly start: number; readonly end: number } | null
  /** Tells one opening from the next, so that the same passage is brought into sight again. */
  readonly opening: number
}

/** The height of a block that has not been drawn yet. */
const guess = 'auto 1500px'

interface SourceViewProps {
  readonly chat_session_id: string
  readonly open: OpenedSource
  readonly name: string | undefined
  readonly onClose: () => void
}

/** The text of a document or report, page by page, with the quoted passage lit and in sight. */
export function SourceView({ chat_session_id, open, name, onClose }: SourceViewProps) {
  const say = useTexts(liveTexts)
  const sayRecognised = useTexts(recognisedTexts)
  const toast = useToast()
  const { data, error, refetch } = useSource(chat_session_id, open)
  const head = useRef<HTMLHeadingElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { document_id, passage, opening } = open
  useEffect(() => {
    container.current?.querySelector('mark')?.scrollIntoView({ block: 'start' })
  }, [data, opening])
  useEffect(() => head.current?.focus(), [opening])
  const save = async (id: string) => {
    try {
      const { bytes, filename } = await fetchFile(documents.content, { params: { chat_session_id, document_id: id } })
      download(bytes, filename ?? name ?? 'Alta')
    } catch {
      toast({ message: say('download_failed'), severity: 'error' })
    }
  }
  const pageHead = ({ recognised }: SourceText, page: number) => {
    const picture = recognised?.pages.find((each) => each.page === page)
    return picture ? sayRecognised('page', picture) : say('page', { page })
  }
  const isGone = error !== null && asProblem(error).code === 'not-found'
  return (
    <Stack sx={{ flex: 1, minHeight: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: 1, minHeight: 54, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tool icon={<ArrowBack />} label={say('back')} onClick={onClose} />
        <Typography
          ref={head}
          tabIndex={-1}
          variant="h3"
          component="h2"
          noWrap
          sx={{ flex: 1, minWidth: 0, outline: 'none' }}
          title={name}
        >
          {name}
        </Typography>
        {document_id !== null && name !== undefined && (
          <Tool icon={<Download />} label={say('download')} onClick={() => void save(document_id)} />
        )}
      </Stack>
      <Box
        ref={container}
        component="section"
        aria-label={name ?? say('gone')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        sx={{ flex: 1, overflowY: 'auto', px: 2, py: 1.5, '&:focus-visible': { outlineOffset: -2 } }}
      >
        {error !== null && (
          <ProblemAlert
            error={error}
            message={say(isGone ? 'gone' : 'source_failed')}
            {...(!isGone && { onRetry: () => void refetch() })}
          />
        )}
        {!data && error === null && <Waiting height={300} />}
        {data && <RecognisedNote source={data} />}
        {data &&
          blocksOf(data, passage).map(({ start, page, pieces }) => (
            <Box
              key={start}
              // Not laid out while out of sight, but for the passage: where it stands must be known at once.
              sx={
                pieces.some(({ lit }) => lit) ? undefined : { contentVisibility: 'auto', containIntrinsicSize: guess }
              }
            >
              {page !== null && (
                <Typography
                  variant="caption"
                  component="h3"
                  sx={{ mt: 1.5, mb: 0.5, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}
                >
                  {pageHead(data, page)}
                </Typography>
              )}
              <Typography
                variant="body1"
                component="div"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', tabSize: 4 }}
              >
                {pieces.map((piece) =>
                  piece.lit ? (
                    <Box
                      component="mark"
                      key={piece.at}
                      sx={{
                        bgcolor: 'surface.lit',
                        color: 'inherit',
                        py: '2px',
                        borderRadius: '2px',
                        // The text before it is in sight as well.
                        scrollMarginTop: '25dvh',
                      }}
                    >
                      <SourceWords piece={piece} />
                    </Box>
                  ) : (
                    <SourceWords key={piece.at} piece={piece} />
                  ),
                )}
              </Typography>
            </Box>
          ))}
      </Box>
    </Stack>
  )
}
