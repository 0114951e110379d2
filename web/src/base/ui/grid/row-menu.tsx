import More from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import { Suspense, useContext, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { onDemand } from '../on-demand.ts'
import type { RowAction } from './grid-types.ts'
import { gridTexts } from './grid.texts.ts'
import { RowStop } from './row-focus.tsx'

const ActionMenu = onDemand(async () => (await import('./action-menu.tsx')).ActionMenu)

interface RowMenuProps {
  readonly name: string
  readonly actions: readonly RowAction[]
}

/** Three dots that open what can be done with a row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const say = useTexts(gridTexts)
  const tabIndex = useContext(RowStop)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={say('actions_for', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <More sx={{ fontSize: 18 }} />
      </IconButton>
      {anchor && (
        <Suspense>
          <ActionMenu
            anchor={anchor}
            label={say('actions_for', { name })}
            actions={actions}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
