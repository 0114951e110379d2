import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEventHandler, ReactNode } from 'react'

interface ToolProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onClick: MouseEventHandler<HTMLButtonElement>
  /** For tools that switch something on and off. */
  readonly on?: boolean
  readonly disabled?: boolean
  /** The key that does the same. */
  readonly shortcut?: string
  /** -1 where arrow keys lead to it. */
  readonly tabIndex?: number
}

/** A small icon button that says its name. */
export function Tool({ icon, label, onClick, on, disabled = false, shortcut, tabIndex = 0 }: ToolProps) {
  return (
    <Tooltip describeChild title={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          {...(on !== undefined && { 'aria-pressed': on })}
          tabIndex={tabIndex}
          disabled={disabled}
          onClick={onClick}
          sx={{
            color: on === true ? 'primary.main' : 'text.secondary',
            bgcolor: on === true ? 'surface.accentSoft' : undefined,
            '& svg': { fontSize: 19 },
          }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
}
