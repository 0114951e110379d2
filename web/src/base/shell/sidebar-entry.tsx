import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RowLink } from '../ui/links.tsx'
import type { PlaceEntry } from './navigation.tsx'

interface SidebarEntryLook {
  readonly active?: boolean
  readonly compact: boolean
  readonly child?: boolean
  readonly disabled?: boolean
}

const entryStyle =
  ({ active = false, compact, child = false, disabled = false }: SidebarEntryLook) =>
  (theme: Theme) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    height: child ? 36 : 40,
    mx: compact ? '15px' : 1.5,
    mb: '2px',
    pl: child ? '46px' : compact ? 0 : 1.5,
    pr: compact ? 0 : 1.5,
    justifyContent: compact ? 'center' : 'flex-start',
    width: 'auto',
    borderRadius: 1,
    position: 'relative',
    typography: 'body1',
    fontWeight: active ? 600 : 500,
    textAlign: 'left',
    color: disabled ? 'text.disabled' : active ? 'primary.main' : 'text.secondary',
    ...(active && { bgcolor: 'surface.accentSoft' }),
    '& > svg': { fontSize: 21 },
    ...(!disabled && !active && { '&:hover': { bgcolor: 'action.hover' } }),
    '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`, outlineOffset: -2 },
    ...(active && {
      '&::before': {
        content: '""',
        position: 'absolute',
        left: compact ? -15 : -12,
        top: 9,
        bottom: 9,
        width: 3,
        borderRadius: '0 3px 3px 0',
        bgcolor: 'primary.main',
      },
    }),
  })

/** Buttons shrink to their text unless told the row's width: all but the entry's own margins. */
const fullWidth = (compact: boolean) => ({ width: compact ? 'calc(100% - 30px)' : 'calc(100% - 24px)' })

const label = (text: string) => (
  <Box
    component="span"
    sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {text}
  </Box>
)

interface PlaceProps extends SidebarEntryLook {
  readonly to: PlaceEntry['to']
  readonly icon?: ReactNode
  readonly text: string
  readonly onClick: () => void
}

export function PlaceLink({ to, icon, text, onClick, ...look }: PlaceProps) {
  return (
    <RowLink
      to={to}
      onClick={onClick}
      {...(look.active === true && { 'aria-current': 'page' })}
      {...(look.compact && { 'aria-label': text })}
      sx={entryStyle(look)}
    >
      {icon}
      {!look.compact && label(text)}
    </RowLink>
  )
}

interface GroupButtonProps extends SidebarEntryLook {
  readonly icon?: ReactNode
  readonly text: string
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

export function GroupButton({ icon, text, open, controls, onToggle, ...look }: GroupButtonProps) {
  return (
    <ButtonBase
      aria-expanded={open}
      aria-controls={controls}
      {...(look.compact && { 'aria-label': text })}
      onClick={onToggle}
      sx={[entryStyle(look), fullWidth(look.compact)]}
    >
      {icon}
      {!look.compact && label(text)}
      {!look.compact && (
        <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', '&&': { fontSize: 18 } }} aria-hidden />
      )}
    </ButtonBase>
  )
}

/** An entry without a screen: named, out of reach, with the reason in words. */
export function AbsentEntry({
  icon,
  text,
  reason,
  compact,
}: {
  icon?: ReactNode
  text: string
  reason: string
  compact: boolean
}) {
  return (
    <ButtonBase
      disabled
      {...(compact && { 'aria-label': `${text}: ${reason}` })}
      sx={[entryStyle({ compact, disabled: true }), fullWidth(compact)]}
    >
      {icon}
      {!compact && label(text)}
      {!compact && (
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', fontSize: 11 }}>
          {reason}
        </Typography>
      )}
    </ButtonBase>
  )
}
