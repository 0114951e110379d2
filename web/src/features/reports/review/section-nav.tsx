import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys, sectionTitles } from '@alta/contract/sections'
import { memo, type RefObject, useEffect, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { useMarks } from '../decisions/marks.ts'
import { marksTexts } from '../decisions/marks.texts.ts'
import { type SentenceDoubt, type ReportEvidence, type SectionEvidence } from '../source/evidence.ts'
import { KeyList } from './key-list.tsx'
import { reviewTexts } from './review.texts.ts'

const doubtsIn = (section: SectionEvidence): SentenceDoubt[] => {
  const sentences = section.blocks.flatMap((block) => (block.kind === 'heading' ? [] : block.sentences))
  return [...new Set(sentences.flatMap(({ doubt }) => doubt ?? []))]
}

export interface SectionNavProps {
  readonly evidence: ReportEvidence
  readonly language: Language
  readonly container: RefObject<HTMLDivElement | null>
  /** The chosen sentence: its section counts as the one being read. */
  readonly chosen: number | null
}

/** The head of the section that holds the chosen sentence, while that is in sight. */
const headOfChosen = (pane: HTMLElement): Element | null | undefined => {
  const chosen = pane.querySelector('.sentence[data-lit]')
  if (!chosen) return null
  const { top, bottom } = chosen.getBoundingClientRect()
  const box = pane.getBoundingClientRect()
  return bottom > box.top && top < box.bottom ? chosen.closest('section')?.querySelector('[data-section]') : null
}

/** The section whose head was passed last. */
export const sectionInView = (pane: HTMLElement | null): SectionKey | null => {
  if (!pane) return null
  const line = pane.getBoundingClientRect().top + 90
  const heads = [...pane.querySelectorAll('[data-section]')]
  const passed = heads.findLast((head) => head.getBoundingClientRect().top <= line) ?? heads[0]
  const name = passed?.getAttribute('data-section')
  return sectionKeys.find((key) => key === name) ?? null
}

/** The section a reader is in: that of the chosen sentence, else the one whose head was passed last. */
export const useSectionInView = ({ container, evidence: { sections }, chosen }: SectionNavProps): SectionKey => {
  const [at, setAt] = useState<SectionKey>(sections[0]?.key ?? 'complications')
  useEffect(() => {
    const pane = container.current
    if (!pane) return
    let frame = 0
    const look = () => {
      frame = 0
      const name = headOfChosen(pane)?.getAttribute('data-section')
      const key = sectionKeys.find((one) => one === name) ?? sectionInView(pane)
      if (key) setAt(key)
    }
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    later()
    pane.addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      pane.removeEventListener('scroll', later)
    }
  }, [container, sections, chosen])
  return at
}

/** Brings the head of a section to the top. */
export const goToSection = (container: RefObject<HTMLDivElement | null>, key: SectionKey) => {
  const head = container.current?.querySelector<HTMLElement>(`[data-section="${key}"]`)
  head?.scrollIntoView({ block: 'start' })
  head?.focus({ preventScroll: true })
}

interface EntryProps extends Pick<SectionNavProps, 'language' | 'container'> {
  readonly section: SectionEvidence
  readonly on: boolean
  readonly isReviewed: boolean
}

const Entry = memo(function Entry({ section, language, container, on, isReviewed }: EntryProps) {
  const say = useTexts(reviewTexts)
  const sayMarks = useTexts(marksTexts)
  const title = sectionTitles[section.key][language]
  return (
    <Box
      component="a"
      href={`#section-${section.key}`}
      aria-current={on ? 'location' : undefined}
      {...((section.empty === 'not_documented' || isReviewed) && {
        'aria-label': [
          title,
          ...(section.empty === 'not_documented' ? [say('not_documented')] : []),
          ...doubtsIn(section).map((doubt) => say(doubt)),
          ...(isReviewed ? [sayMarks('reviewed')] : []),
        ].join(', '),
      })}
      onClick={(event) => {
        event.preventDefault()
        goToSection(container, section.key)
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 32,
        flex: 'none',
        pl: 2.5,
        pr: 1.5,
        py: '3px',
        textDecoration: 'none',
        typography: 'body2',
        fontWeight: on ? 600 : 400,
        color: on ? 'primary.main' : section.empty ? 'text.secondary' : 'text.primary',
        bgcolor: on ? 'surface.accentSoft' : undefined,
        boxShadow: on ? 'inset 3px 0 0 var(--alta-palette-primary-main)' : undefined,
        '&:hover': { bgcolor: on ? 'surface.accentSoft' : 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </Box>
      {doubtsIn(section).map((doubt) => (
        <Mark key={doubt} kind={doubt} size={13} label={say(doubt)} />
      ))}
      {section.empty === 'not_documented' && (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          {'–'}
        </Box>
      )}
      {isReviewed && <Check aria-hidden sx={{ fontSize: 16, color: 'success.main', flex: 'none' }} />}
    </Box>
  )
})

/** The sections beside the report, each with the shapes of what it holds to check. */
export function SectionNav({ onKeys, ...props }: SectionNavProps & { onKeys: () => void }) {
  const say = useTexts(reviewTexts)
  const at = useSectionInView(props)
  const { evidence, language, container } = props
  const { sections } = evidence
  const reviewed = useMarks()?.reviewed
  return (
    <Stack
      component="nav"
      aria-label={say('sections')}
      sx={{ width: 218, flex: 'none', borderRight: 1, borderColor: 'divider', py: 1.5, overflow: 'auto' }}
    >
      {sections.map((section) => (
        <Entry
          key={section.key}
          section={section}
          language={language}
          container={container}
          on={section.key === at}
          isReviewed={reviewed?.has(section.key) ?? false}
        />
      ))}
      <Box sx={{ flex: 1, minHeight: 12 }} />
      <KeyList onShow={onKeys} />
    </Stack>
  )
}
