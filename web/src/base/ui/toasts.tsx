import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { createContext, type ReactNode, useContext, useState } from 'react'

export interface Toast {
  readonly message: string
  readonly severity?: 'success' | 'error'
  readonly action?: { readonly label: string; readonly act: () => void }
}

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Confirms an act in a few words. Errors that need something done stand near their cause instead. */
export const useToast = () => useContext(ToastContext)

/** One toast at a time, bottom right, six seconds, held while it is hovered or focused. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { number: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = (toast: Toast) => {
    setShown((last) => ({ ...toast, number: (last?.number ?? 0) + 1 }))
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <ToastContext value={show}>
      {children}
      <Snackbar
        key={shown?.number}
        open={open}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') close()
        }}
      >
        <Alert
          severity={shown?.severity ?? 'success'}
          variant="outlined"
          role={shown?.severity === 'error' ? 'alert' : 'status'}
          onClose={close}
          action={
            shown?.action && (
              <Button
                size="small"
                color="inherit"
                sx={{ minHeight: 26, textDecoration: 'underline' }}
                onClick={() => {
                  close()
                  shown.action?.act()
                }}
              >
                {shown.action.label}
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
            '& .MuiAlert-icon': { color: 'inherit' },
          }}
        >
          {shown?.message}
        </Alert>
      </Snackbar>
    </ToastContext>
  )
}
