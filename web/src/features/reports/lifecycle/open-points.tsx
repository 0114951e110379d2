import Done from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { signTexts } from './sign.texts.ts'
import { isClear, type SignSummary } from './summary.ts'

/** The ways from the summary to what is open. */
export interface OpenPointWays {
  readonly toSection: (key: SectionKey) => void
  readonly toDoubt: (isConflict: boolean) => void
  readonly toOmissions: () => void
}

interface OpenPointsProps extends OpenPointWays {
  readonly summary: SignSummary
  readonly language: Language
}

const Point = ({ mark, onGo, children }: { mark: ReactNode; onGo: () => void; children: ReactNode }) => (
  <Box component="li">
    <ButtonBase
      onClick={onGo}
      sx={{
        width: 1,
        gap: 1,
        p: 1,
        justifyContent: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        typography: 'body1',
      }}
    >
      <Box component="span" aria-hidden sx={{ width: 20, flex: 'none', display: 'flex' }}>
        {mark}
      </Box>
      <Box component="span" sx={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}>
        {children}
      </Box>
    </ButtonBase>
  </Box>
)

/** What is still open before a signature, each point a way to it. */
export function OpenPoints({ summary, language, toSection, toDoubt, toOmissions }: OpenPointsProps) {
  const say = useTexts(signTexts)
  const { empty, conflicts, doubts, omissions, unreviewed } = summary
  const names = (keys: readonly SectionKey[]) => keys.map((key) => sectionTitles[key][language]).join(', ')
  const few = 4
  if (isClear(summary))
    return (
      <Stack direction="row" sx={{ gap: 1, color: 'success.main', alignItems: 'center' }}>
        <Done />
        <Typography>{say('nothing_open')}</Typography>
      </Stack>
    )
  const [firstEmpty] = empty
  const [firstUnreviewed] = unreviewed
  const some = unreviewed.length > few ? `${names(unreviewed.slice(0, few))}…` : names(unreviewed)
  return (
    <Box component="ul" aria-label={say('still_open')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {conflicts > 0 && (
        <Point mark={<Mark kind="conflicting" />} onGo={() => toDoubt(true)}>
          {say('open_conflicts', { count: conflicts })}
        </Point>
      )}
      {doubts > 0 && (
        <Point mark={<Mark kind="partial" />} onGo={() => toDoubt(false)}>
          {say('open_doubts', { count: doubts })}
        </Point>
      )}
      {omissions > 0 && (
        <Point mark={<Mark kind="unused" />} onGo={toOmissions}>
          {say('open_omissions', { count: omissions })}
        </Point>
      )}
      {firstEmpty && (
        <Point mark={'–'} onGo={() => toSection(firstEmpty)}>
          {say('open_empty', { sections: names(empty) })}
        </Point>
      )}
      {firstUnreviewed && (
        <Point mark={'○'} onGo={() => toSection(firstUnreviewed)}>
          {say('open_unreviewed', { count: unreviewed.length, sections: some })}
        </Point>
      )}
    </Box>
  )
}
