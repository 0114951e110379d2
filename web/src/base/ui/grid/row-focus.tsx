import Link, { type LinkProps } from '@mui/material/Link'
import { type Lead, PageLink } from '../../router/page-link.tsx'
import { createContext, type KeyboardEvent, useContext } from 'react'

/** Only one row at a time is reached with Tab; the arrows go to the others. */
export const RowStop = createContext<0 | -1>(0)

/** The name of a row and the focus handling of its cells. */
export function GridLink(props: Omit<LinkProps, 'component' | 'href'> & Lead) {
  const tabIndex = useContext(RowStop)
  return (
    <Link
      component={PageLink}
      {...props}
      tabIndex={tabIndex}
      underline="hover"
      color="text.primary"
      noWrap
      sx={{ fontWeight: 600, display: 'block', lineHeight: '24px' }}
    />
  )
}

const stopsIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

const steps: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Up and down between the rows, left and right between what one can act on in a row. */
export function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.rows]
  const row = event.target.closest('tr')
  const stops = stopsIn(row ?? undefined)
  const index = stops.indexOf(event.target)
  if (!row || index < 0) return
  const step = steps[event.key]
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const next = step
    ? stopsIn(rows[step(rows.indexOf(row), rows.length - 1)])[index]
    : aside !== undefined && stops[index + aside]
  if (!next) return
  event.preventDefault()
  next.focus()
}
