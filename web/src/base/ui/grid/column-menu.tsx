import CheckBoxIcon from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

interface ColumnMenuProps {
  readonly anchor: HTMLElement
  readonly label: string
  readonly columns: readonly { readonly key: string; readonly label: string; readonly shown: boolean }[]
  readonly onChoose: (key: string, shown: boolean) => void
  readonly onClose: () => void
}

/** Shows and hides columns; stays open, since one seldom wants to change only one. */
export function ColumnMenu({ anchor, label, columns, onChoose, onClose }: ColumnMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label, dense: true } }}
    >
      {columns.map(({ key, label: name, shown }) => (
        <MenuItem
          key={key}
          role="menuitemcheckbox"
          aria-checked={shown}
          onClick={() => onChoose(key, !shown)}
          sx={{ pl: 1 }}
        >
          <Box
            sx={{ display: 'flex', mr: 1, color: shown ? 'primary.main' : 'text.secondary', '& svg': { fontSize: 20 } }}
          >
            {shown ? <CheckBoxIcon /> : <CheckBoxOutlineBlank />}
          </Box>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
