import Columns from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { onDemand } from '../on-demand.ts'
import { FilterChip, shownOf } from './filter-chip.tsx'
import type { GridFilter } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'
import { GridSearch } from './grid-search.tsx'
import type { GridView } from './use-grid-view.ts'

const ColumnMenu = onDemand(async () => (await import('./column-menu.tsx')).ColumnMenu)

interface GridToolbarProps {
  readonly view: GridView
  readonly searchLabel: string | undefined
  readonly filters: readonly GridFilter[]
  readonly columns: readonly { readonly key: string; readonly label: string; readonly shown: boolean }[]
  readonly onColumn: (key: string, shown: boolean) => void
}

/** Search, filters and columns. On a phone the filters in force stay in sight; the others wait behind a button. */
export function GridToolbar({ view, searchLabel, filters, columns, onColumn }: GridToolbarProps) {
  const say = useTexts(gridTexts)
  const [unfolded, setUnfolded] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chips = filters.map((filter) => {
    const value = view.filters[filter.key]
    return { filter, value, isSet: shownOf(filter, value) !== undefined }
  })
  return (
    <Stack
      direction="row"
      sx={{
        p: { xs: 0, sm: 1.5 },
        pb: { xs: 1.5 },
        gap: 1,
        alignItems: 'center',
        borderBottom: { sm: 1 },
        borderColor: { sm: 'divider' },
      }}
    >
      <Stack direction="row" sx={{ flex: 1, minWidth: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {searchLabel !== undefined && (
          <GridSearch
            label={searchLabel}
            q={view.q}
            onSearch={(q) => view.change({ q: q === '' ? undefined : q }, { replace: true })}
          />
        )}
        {filters.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            sx={{ display: { sm: 'none' }, borderRadius: 4 }}
          >
            {say('filters', { count: chips.filter(({ isSet }) => isSet).length })}
          </Button>
        )}
        {chips.map(({ filter, value, isSet }) => (
          <Box
            key={filter.key}
            sx={{ display: { xs: isSet || unfolded ? 'flex' : 'none', sm: 'flex' }, minWidth: 0, maxWidth: 1 }}
          >
            <FilterChip filter={filter} value={value} onChange={view.change} />
          </Box>
        ))}
      </Stack>
      <IconButton
        size="small"
        aria-label={say('columns')}
        // The kit's tooltip alone would weigh as much as the whole grid.
        title={say('columns')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, color: 'text.secondary', '& svg': { fontSize: 19 } }}
      >
        <Columns />
      </IconButton>
      {anchor && (
        <Suspense>
          <ColumnMenu
            anchor={anchor}
            label={say('columns')}
            columns={columns}
            onChoose={onColumn}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
