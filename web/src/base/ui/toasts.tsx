import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { onDemand } from './on-demand.ts'
import type { Toast } from './toast-bar.tsx'

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)
const ToastBar = onDemand(async () => (await import('./toast-bar.tsx')).ToastBar)

/** Confirms an act in a few words. Errors that need something done stand near their cause instead. */
export const useToast = () => useContext(ToastContext)

/** Shows one toast at a time; a newer one takes its place. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null)
  const [open, setOpen] = useState(false)
  const show = (toast: Toast) => {
    setShown((last) => ({ toast, number: (last?.number ?? 0) + 1 }))
    setOpen(true)
  }
  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastBar key={shown.number} toast={shown.toast} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ToastContext>
  )
}
