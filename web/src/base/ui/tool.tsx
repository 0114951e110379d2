import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type MouseEventHandler, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onDemand } from './on-demand.ts'

/** With the kit's tooltip it weighs eleven kB: fetched when somebody first rests on a tool. */
const Hint = onDemand(async () => (await import('./hint.tsx')).Hint)

interface ToolProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onClick: MouseEventHandler<HTMLButtonElement>
  /** For tools that switch something on and off. */
  readonly on?: boolean
  readonly disabled?: boolean
  /** The key that does the same. */
  readonly shortcut?: string
  /** -1: arrow keys move the focus to it. */
  readonly tabIndex?: number
}

/** How long a pointer or a finger rests on a tool that asks for its name, in ms. */
const restOf = (pointer: string) => (pointer === 'touch' ? 700 : 100)

/** Where the hint hangs while it is shown: a tool that a pointer rests on, or that the keyboard came to. */
const useHint = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  return {
    anchor,
    hide,
    showAfter: (element: HTMLElement, delay: number) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setAnchor(element), delay)
    },
  }
}

/** A small icon button that says its name. */
export function Tool({ icon, label, onClick, on, disabled = false, shortcut, tabIndex = 0 }: ToolProps) {
  const hint = shortcut === undefined ? label : `${label} (${shortcut})`
  const { anchor, hide, showAfter } = useHint()
  return (
    <Box
      component="span"
      title={anchor ? undefined : hint}
      onPointerEnter={({ currentTarget, pointerType }) => showAfter(currentTarget, restOf(pointerType))}
      onPointerLeave={hide}
      onFocus={({ currentTarget, target }) => {
        if (target.matches(':focus-visible')) showAfter(currentTarget, 0)
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide()
      }}
    >
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
      {anchor && (
        <Suspense>
          <Hint anchor={anchor} text={hint} />
        </Suspense>
      )}
    </Box>
  )
}
