import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UnusedFact } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { type KeyboardEvent, memo, type RefObject, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { evidenceTexts } from '../review/review.texts.ts'
import { FactRow, type FactActs } from './fact-row.tsx'
import { type FactGroup, grouped, type PlacedFact } from './omissions.ts'
import { omissionTexts } from './omissions.texts.ts'
import { trayStyle } from './tray-style.ts'

interface TrayProps extends FactActs {
  /** The facts not decided on; `open` are those that ask for a decision. */
  readonly unused: readonly UnusedFact[]
  readonly open: ReadonlySet<UnusedFact>
  readonly dismissed: readonly UnusedFact[]
  readonly language: Language
  /** The fact whose passage is lit. */
  readonly chosen: number | null
  readonly container: RefObject<HTMLDivElement | null>
}

/** The same fact keeps its row, and the row its focus, whatever goes before it. */
const keyOf = ({ section, text, spans }: UnusedFact): string => `${section} ${spans[0]?.start ?? ''} ${text}`

interface FactGroupProps extends FactActs {
  readonly group: FactGroup
  readonly language: Language
  readonly chosen: number | null
}

function Group({ group: { section, facts }, language, chosen, ...acts }: FactGroupProps) {
  const say = useTexts(omissionTexts)
  const title = sectionTitles[section][language]
  return (
    <li>
      <div className="group">
        <h3>{title}</h3>
        {acts.onInsert && facts.length > 1 && (
          <button
            type="button"
            className="act"
            aria-label={say('insert_all_named', { count: facts.length, section: title })}
            onClick={() => acts.onInsert?.(facts.map(({ fact }) => fact))}
          >
            {say('insert_all')}
          </button>
        )}
      </div>
      <ul>
        {facts.map(({ fact, index }) => (
          <FactRow key={keyOf(fact)} fact={fact} index={index} language={language} on={chosen === index} {...acts} />
        ))}
      </ul>
    </li>
  )
}

/** The facts that somebody holds to be of no matter, and the way back. */
function Dismissed({ facts, onDismiss }: { facts: readonly UnusedFact[] } & Pick<FactActs, 'onDismiss'>) {
  const say = useTexts(omissionTexts)
  return (
    <details>
      <summary>{say('dismissed_ones', { count: facts.length })}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={keyOf(fact)} className="row">
            <span className="fact">{fact.text}</span>
            {onDismiss && (
              <button type="button" className="act" onClick={() => onDismiss(fact, false)}>
                {say('put_back')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Focus goes on to the fact that follows, or stays in the tray. */
const focusAfter = (tray: HTMLElement | null, index: number) => {
  const facts = [...(tray?.querySelectorAll<HTMLElement>('button.fact') ?? [])]
  const here = facts.findIndex((fact) => fact.dataset['index'] === String(index))
  const shown = facts.filter((fact, position) => position !== here && fact.offsetParent !== null)
  const next = shown.find((fact) => facts.indexOf(fact) > here) ?? shown.at(-1) ?? tray
  next?.focus()
}

/** What the course says and the report does not: what asks for a decision, and folded what has less risk. */
export const Tray = memo(function Tray(props: TrayProps) {
  const { unused, open, dismissed, language, chosen, container, onInsert, onDismiss, onChoose } = props
  const say = useTexts(evidenceTexts)
  const sayOmission = useTexts(omissionTexts)
  const [unfolded, setUnfolded] = useState(false)
  const placed = unused.map((fact, index): PlacedFact => ({ fact, index }))
  const toDecide = placed.filter(({ fact }) => open.has(fact))
  const others = placed.filter(({ fact }) => !open.has(fact))
  const isUnfolded = unfolded || others.some(({ index }) => index === chosen)
  const acting = (act: () => void, index: number) => {
    focusAfter(container.current, index)
    act()
  }
  const acts: FactActs = {
    onChoose,
    onInsert: onInsert && ((facts) => acting(() => onInsert(facts), facts[0] ? unused.indexOf(facts[0]) : -1)),
    onDismiss: onDismiss && ((fact, on) => acting(() => onDismiss(fact, on), unused.indexOf(fact))),
  }
  const press = (event: KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('button.fact') : null
    const fact = element && unused[Number(element.dataset['index'])]
    if (!element || !fact || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'i') acts.onInsert?.([fact])
    else if (event.key === 'x') acts.onDismiss?.(fact, true)
    else if (event.key === 'ArrowDown') focusAfter(container.current, Number(element.dataset['index']))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const group = { language, chosen, ...acts }
  return (
    <Stack
      ref={container}
      component="section"
      aria-label={say('unused')}
      tabIndex={-1}
      onKeyDown={press}
      sx={{ minHeight: 0, flex: 1, bgcolor: 'background.paper', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2.5, minHeight: 44, flex: 'none' }}>
        <Mark kind="unused" />
        <Typography variant="subtitle2" component="h2" noWrap>
          {say('unused')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {toDecide.length}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Key>{'u'}</Key>
        {onInsert && <Key>{'i'}</Key>}
        {onDismiss && <Key>{'x'}</Key>}
      </Stack>
      <Box sx={trayStyle}>
        {toDecide.length === 0 && (
          <p>{unused.length + dismissed.length === 0 ? say('unused_none') : sayOmission('none_open')}</p>
        )}
        <ul>
          {grouped(toDecide).map((one) => (
            <Group key={one.section} group={one} {...group} />
          ))}
        </ul>
        {others.length > 0 && (
          <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary>{sayOmission('others', { count: others.length })}</summary>
            {isUnfolded && (
              <ul>
                {grouped(others).map((one) => (
                  <Group key={one.section} group={one} {...group} />
                ))}
              </ul>
            )}
          </details>
        )}
        {dismissed.length > 0 && <Dismissed facts={dismissed} onDismiss={onDismiss} />}
      </Box>
    </Stack>
  )
})
