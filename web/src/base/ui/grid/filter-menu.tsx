import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import { useTexts } from '../../texts.tsx'
import type { GridChange, GridFilter } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'

interface FilterMenuProps {
  readonly anchor: HTMLElement
  readonly filter: GridFilter
  readonly value: string | undefined
  readonly onChange: (change: GridChange) => void
  readonly onClose: () => void
}

/** The values of a filter; the first entry removes the filter. */
export function FilterMenu({ anchor, filter, value, onChange, onClose }: FilterMenuProps) {
  const say = useTexts(gridTexts)
  const choose = (change: GridChange) => {
    onClose()
    onChange(change)
  }
  if ('panel' in filter)
    return (
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': filter.label,
            sx: { mt: 0.5, p: 2, width: 320, maxWidth: 'calc(100% - 32px)', border: 1, borderColor: 'divider' },
          },
        }}
      >
        {filter.panel(choose)}
      </Popover>
    )
  const items = [{ value: undefined, label: say('any') }, ...filter.choices]
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // A menu is not a landmark of the page; a named dialog is.
        paper: { role: 'dialog', 'aria-label': filter.label },
        list: { 'aria-label': filter.label, dense: true },
      }}
    >
      {items.map((item) => {
        const chosen = item.value === value
        return (
          <MenuItem
            key={item.value ?? ''}
            role="menuitemradio"
            aria-checked={chosen}
            selected={chosen}
            onClick={() => choose({ [filter.key]: item.value })}
          >
            <Box sx={{ width: 28, display: 'flex', color: 'primary.main', '& svg': { fontSize: 18 } }}>
              {chosen && <Check />}
            </Box>
            {item.label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
