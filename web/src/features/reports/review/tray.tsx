import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { CSSObject, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { UnusedFact } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { memo, type RefObject, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
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

/** Plain elements and one set of rules for all: a long course leaves hundreds of facts out. */
const rowsStyle = (theme: Theme): CSSObject => {
  const { typography } = theme
  const { palette } = theme.vars ?? theme
  const focus = { outline: `2px solid ${palette.primary.main}` }
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'auto',
    minHeight: 0,
    '& li': { display: 'flex', alignItems: 'center', borderTop: `1px solid ${palette.divider}` },
    '& button': { font: 'inherit', color: 'inherit', border: 0, background: 'none', cursor: 'pointer' },
    '& .fact': { ...typography.body2, flex: 1, minWidth: 0, padding: '8px 20px', textAlign: 'left' },
    '& .fact:hover': { backgroundColor: palette.action.hover },
    '& li[data-on]': { backgroundColor: palette.evidence.unused.soft },
    '& .fact:focus-visible': { ...focus, outlineOffset: -2 },
    '& .to': { ...typography.caption, display: 'block', color: palette.text.secondary },
    '& .more': { ...typography.button, flex: 1, padding: '10px 20px', textAlign: 'left', color: palette.primary.main },
    '& .more:hover': { backgroundColor: palette.action.hover },
    '& .more:focus-visible': { ...focus, outlineOffset: -2 },
    '& .insert': {
      ...typography.button,
      fontSize: typography.body2.fontSize,
      flex: 'none',
      minHeight: 30,
      padding: '0 12px',
      marginRight: '20px',
      border: `1px solid ${palette.surface.control}`,
      borderRadius: 8,
      color: palette.primary.main,
    },
    '& .insert::before': { content: '"+"', marginRight: '8px', fontWeight: 400 },
    '& .insert:hover': { backgroundColor: palette.action.hover, borderColor: palette.primary.main },
    '& .insert:focus-visible': { ...focus, outlineOffset: 2 },
  }
}

const Row = memo(function Row({ fact, index, language, on, onChoose, onInsert }: RowProps) {
  const { text, section, day } = fact
  const format = useFormatter()
  const say = useTexts(correctTexts)
  const title = sectionTitles[section][language]
  const date =
    day === undefined
      ? ''
      : `${format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })} `
  return (
    <li {...(on && { 'data-on': '' })}>
      <button type="button" className="fact" aria-pressed={on} onClick={() => onChoose(index)}>
        {text}
        <span className="to">{`${date}→ ${title}`}</span>
      </button>
      {onInsert && (
        <button
          type="button"
          className="insert"
          aria-label={say('insert_named', { section: title })}
          onClick={() => onInsert(fact)}
        >
          {say('insert')}
        </button>
      )}
    </li>
  )
})

/** As many of the most telling are shown at first; the rest is asked for. */
const few = 5

/** What the course says and the report does not, the most telling first. Choosing a fact lights it in the source. */
export const Tray = memo(function Tray({ unused, language, chosen, onInsert, container, onChoose }: TrayProps) {
  const say = useTexts(evidenceTexts)
  const [all, setAll] = useState(false)
  const isOpen = all || (chosen ?? 0) >= few
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
      <Box component="ul" sx={rowsStyle}>
        {(isOpen ? unused : unused.slice(0, few)).map((fact, index) => (
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
        {unused.length > few && !isOpen && (
          <li>
            <button type="button" className="more" onClick={() => setAll(true)}>
              {say('unused_all', { count: unused.length })}
            </button>
          </li>
        )}
      </Box>
    </Stack>
  )
})
