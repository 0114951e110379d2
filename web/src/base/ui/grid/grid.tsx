import SearchOff from '@mui/icons-material/SearchOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { useTexts } from '../../texts.tsx'
import { Empty } from '../empty.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import { useColumnChoice } from './column-choice.ts'
import type { GridCard, GridColumn, GridFilter, GridPage, RowAction } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'
import { GridCards } from './grid-cards.tsx'
import { GridFoot } from './grid-foot.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import type { GridView } from './use-grid-view.ts'

interface GridProps<Row> {
  /** Names the grid where the browser keeps the choice of columns. */
  readonly name: string
  /** The accessible name of the grid. */
  readonly label: string
  readonly view: GridView
  readonly page: GridPage<Row>
  readonly columns: readonly GridColumn<Row>[]
  readonly card: (row: Row) => GridCard
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly actions?: (row: Row) => readonly RowAction[]
  /** What can be searched for; left out, there is no search. */
  readonly searchLabel?: string
  readonly filters?: readonly GridFilter[]
  /** Shown when the list has no rows at all. */
  readonly empty: ReactNode
  /** The message when the list could not be read. */
  readonly failed: string
}

/** A list of any length, page by page: searched, filtered and sorted by the server. Cards below 600 px. */
export function Grid<Row>(props: GridProps<Row>) {
  const { name, label, view, page, columns, card, rowKey, rowName, actions, searchLabel, filters = [] } = props
  const say = useTexts(gridTexts)
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const isWide = useMediaQuery('(min-width:1400px)', { noSsr: true })
  const frame = useRef<HTMLDivElement>(null)
  const { choice, choose } = useColumnChoice(name)
  const isShown = ({ key, always, wide }: GridColumn<Row>) =>
    always === true || (choice[key] ?? (wide === undefined || (wide && isWide)))
  const { next } = page
  // React draws many rows in slices, so that the page stays responsive.
  const items = useDeferredValue(page.items)
  const isNarrowed = view.q !== '' || Object.keys(view.filters).length > 0
  const isEmpty = items?.length === 0 && view.cursors.length === 0 && !page.isStale
  // A list without search and filters is short and has no choice of columns.
  const hasTools = searchLabel !== undefined || filters.length > 0
  const turn = (cursors: readonly string[]) => {
    view.turn(cursors)
    frame.current?.scrollIntoView({ block: 'nearest' })
  }
  const body = { label, rows: items, rowKey, rowName, actions, isStale: page.isStale || items !== page.items }
  return (
    <Paper
      ref={frame}
      variant="outlined"
      sx={{
        overflow: 'hidden',
        scrollMarginTop: 90,
        bgcolor: { xs: 'transparent', sm: 'background.paper' },
        borderWidth: { xs: 0, sm: 1 },
      }}
    >
      {hasTools && (!isEmpty || isNarrowed) && (
        <GridToolbar
          view={view}
          searchLabel={searchLabel}
          filters={filters}
          columns={columns
            .filter(({ always }) => always !== true)
            .map((column) => ({ key: column.key, label: column.label, shown: isShown(column) }))}
          onColumn={choose}
        />
      )}
      {page.error !== null && (
        <Box sx={{ p: { xs: 0, sm: 1.5 } }}>
          <ProblemAlert error={page.error} message={props.failed} onRetry={page.retry} />
        </Box>
      )}
      {isEmpty && !isNarrowed && props.empty}
      {isEmpty && isNarrowed && (
        <Empty
          icon={<SearchOff />}
          title={say('no_match')}
          text={say('no_match_text')}
          action={
            <Button
              variant="outlined"
              onClick={() =>
                view.change({
                  q: undefined,
                  ...Object.fromEntries(Object.keys(view.filters).map((key) => [key, undefined])),
                })
              }
            >
              {say('clear_all')}
            </Button>
          }
        />
      )}
      {!isEmpty && (page.error === null || items !== undefined) && (
        <>
          {isPhone ? (
            <GridCards {...body} card={card} />
          ) : (
            <GridTable {...body} columns={columns.filter(isShown)} view={view} />
          )}
          {items && (
            <GridFoot
              view={view}
              shown={items.length}
              total={page.total}
              isCapped={page.isCapped}
              onNear={page.prefetch}
              onNext={next === null || page.isStale ? undefined : () => turn([...view.cursors, next])}
              onPrevious={view.cursors.length === 0 ? undefined : () => turn(view.cursors.slice(0, -1))}
            />
          )}
        </>
      )}
    </Paper>
  )
}
