import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { onDemand } from '../on-demand.ts'
import type { GridChange, GridFilter } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'

const FilterMenu = onDemand(async () => (await import('./filter-menu.tsx')).FilterMenu)

interface FilterChipProps {
  readonly filter: GridFilter
  readonly value: string | undefined
  readonly onChange: (change: GridChange) => void
}

export const shownOf = (filter: GridFilter, value: string | undefined): ReactNode =>
  'choices' in filter ? filter.choices.find((choice) => choice.value === value)?.label : filter.shown

/** Says what it filters by, opens the choice, and can be taken away. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const say = useTexts(gridTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = shownOf(filter, value)
  const also = 'also' in filter ? (filter.also ?? []) : []
  const isSet = shown !== undefined
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 30,
        maxWidth: 1,
        borderRadius: 4,
        border: 1,
        typography: 'body2',
        borderColor: isSet ? 'transparent' : 'surface.control',
        bgcolor: isSet ? 'surface.accentSoft' : 'background.paper',
      }}
    >
      <ButtonBase
        aria-haspopup={'choices' in filter ? 'menu' : 'dialog'}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          typography: 'body2',
          height: 1,
          minWidth: 0,
          pl: 1.25,
          pr: isSet ? 0.5 : 1.25,
          borderRadius: 4,
          gap: 0.5,
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', flex: 'none' }}>
          {filter.label}
        </Box>
        {isSet && (
          <Box
            component="span"
            sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {shown}
          </Box>
        )}
      </ButtonBase>
      {isSet && (
        <ButtonBase
          aria-label={say('remove_filter', { label: filter.label })}
          onClick={() => onChange(Object.fromEntries([filter.key, ...also].map((key) => [key, undefined])))}
          sx={{
            width: 28,
            height: 28,
            flex: 'none',
            borderRadius: 4,
            color: 'text.secondary',
            '& svg': { fontSize: 17 },
          }}
        >
          <Close />
        </ButtonBase>
      )}
      {anchor && (
        <Suspense>
          <FilterMenu
            anchor={anchor}
            filter={filter}
            value={value}
            onChange={onChange}
            onClose={() => {
              setAnchor(null)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
