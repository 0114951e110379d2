import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UnusedFact } from '@alta/contract/report'
import { type Language, sectionTitles } from '@alta/contract/sections'
import { memo, type RefObject } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { Mark } from '../../../base/ui/mark.tsx'
import { evidenceTexts } from './review.texts.ts'

interface TrayProps {
  readonly unused: readonly UnusedFact[]
  readonly language: Language
  /** The fact whose passage is lit. */
  readonly chosen: number | null
  /** Puts a fact into its section; null where the person may not. */
  readonly onInsert: ((fact: UnusedFact) => void) | null
  readonly container: RefObject<HTMLDivElement | null>
  readonly onChoose: (index: number) => void
}

interface RowProps extends Pick<TrayProps, 'language' | 'onChoose' | 'onInsert'> {
  readonly fact: UnusedFact
  readonly index: number
  readonly on: boolean
}

const Row = memo(function Row({ fact, index, language, on, onChoose, onInsert }: RowProps) {
  const { text, section, day } = fact
  const format = useFormatter()
  const say = useTexts(correctTexts)
  const date =
    day === undefined
      ? ''
      : `${format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })} `
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'center',
        bgcolor: on ? 'evidence.unused.soft' : undefined,
      }}
    >
      <ButtonBase
        aria-pressed={on}
        onClick={() => onChoose(index)}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'block',
          px: 2.5,
          py: 1,
          textAlign: 'left',
          bgcolor: on ? 'evidence.unused.soft' : undefined,
          '&:hover': { bgcolor: on ? 'evidence.unused.soft' : 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Typography variant="body2">{text}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {`${date}→ ${sectionTitles[section][language]}`}
        </Typography>
      </ButtonBase>
      {onInsert && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          aria-label={say('insert_named', { section: sectionTitles[section][language] })}
          onClick={() => onInsert(fact)}
          sx={{ mr: 2.5 }}
        >
          {say('insert')}
        </Button>
      )}
    </Stack>
  )
})

/** What the course says and the report does not. Choosing a fact lights it in the source. */
export const Tray = memo(function Tray({ unused, language, chosen, onInsert, container, onChoose }: TrayProps) {
  const say = useTexts(evidenceTexts)
  return (
    <Stack
      ref={container}
      component="section"
      aria-label={say('unused')}
      tabIndex={-1}
      sx={{ minHeight: 0, flex: 1, bgcolor: 'background.paper', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2.5, minHeight: 44, flex: 'none' }}>
        <Mark kind="unused" />
        <Typography variant="subtitle2" component="h2" noWrap>
          {say('unused')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {unused.length}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Key>{'u'}</Key>
      </Stack>
      {unused.length === 0 && (
        <Typography variant="body2" sx={{ px: 2.5, pb: 1.5, color: 'text.secondary' }}>
          {say('unused_none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'auto', minHeight: 0 }}>
        {unused.map((fact, index) => (
          <Row
            key={index}
            fact={fact}
            index={index}
            language={language}
            on={chosen === index}
            onChoose={onChoose}
            onInsert={onInsert}
          />
        ))}
      </Box>
    </Stack>
  )
})
