import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { toastInset } from './toast-place.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface Toast {
  readonly message: string
  readonly severity?: 'success' | 'warning' | 'error'
  readonly action?: { readonly label: string; readonly act: () => void }
}

interface ToastBarProps {
  readonly toast: Toast
  readonly open: boolean
  /** Another toast is waiting. */
  readonly pressed: boolean
  readonly onClose: () => void
}

/** Every toast is shown for at least this many milliseconds. */
const inSight = 800

/**
 * A toast at the bottom right (the whole width on a phone), for six seconds, and longer while its buttons are hovered
 * or focused. A screen with controls at that place moves it by `useToastPlace`. Pointer events pass through the space
 * around it.
 */
export function ToastBar({ toast, open, pressed, onClose }: ToastBarProps) {
  const { message, severity = 'success', action } = toast
  const since = useRef(Infinity)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  useEffect(() => {
    if (!pressed) return undefined
    const timer = setTimeout(leave, Math.max(0, inSight - (performance.now() - since.current)))
    return () => clearTimeout(timer)
  }, [pressed])
  return (
    <Snackbar
      open={open}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={toastInset}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose()
      }}
    >
      <Alert
        severity={severity}
        variant="outlined"
        role={severity === 'error' ? 'alert' : 'status'}
        onClose={onClose}
        action={
          action && (
            <Button
              size="small"
              color="inherit"
              sx={{ minHeight: 26, textDecoration: 'underline' }}
              onClick={() => {
                onClose()
                action.act()
              }}
            >
              {action.label}
            </Button>
          )
        }
        sx={{
          width: 1,
          bgcolor: 'text.primary',
          color: 'background.paper',
          borderColor: 'transparent',
          boxShadow: 8,
          fontWeight: 500,
          pointerEvents: 'none',
          '& .MuiButtonBase-root': { pointerEvents: 'auto' },
          '& .MuiAlert-icon': { color: 'inherit' },
        }}
      >
        {message}
      </Alert>
    </Snackbar>
  )
}
