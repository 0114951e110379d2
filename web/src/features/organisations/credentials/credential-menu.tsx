import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTexts } from '../../../base/texts.tsx'
import { credentialTexts } from './credentials.texts.ts'

interface CredentialMenuProps {
  readonly anchor: HTMLElement
  readonly onEdit: () => void
  readonly onRevoke: () => void
  readonly onClose: () => void
}

/** The acts that are done less often than rotating. */
export function CredentialMenu({ anchor, onEdit, onRevoke, onClose }: CredentialMenuProps) {
  const say = useTexts(credentialTexts)
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={after(onEdit)}>{say('edit')}</MenuItem>
      <MenuItem onClick={after(onRevoke)} sx={{ color: 'error.main' }}>
        {say('revoke')}
      </MenuItem>
    </Menu>
  )
}
