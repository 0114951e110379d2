import { createContext, type ReactNode, Suspense, useContext, useReducer } from 'react'
import { onDemand } from './on-demand.ts'
import type { Toast } from './toast-bar.tsx'

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)
const ToastBar = onDemand(async () => (await import('./toast-bar.tsx')).ToastBar)

/**
 * Returns the function that confirms an act in a few words. Errors that need an answer are shown near their cause
 * instead.
 */
export const useToast = () => useContext(ToastContext)

/** When more toasts than this are waiting, only the last ones are shown. */
const mostWaiting = 2

interface ToastState {
  readonly shown: { readonly toast: Toast; readonly number: number } | null
  readonly open: boolean
  readonly waiting: readonly Toast[]
}

const nothing: ToastState = { shown: null, open: false, waiting: [] }

/** A toast is shown; null removes the toast in sight. */
function next({ shown, open, waiting }: ToastState, toast: Toast | null): ToastState {
  if (toast && open) return { shown, open, waiting: [...waiting, toast].slice(-mostWaiting) }
  const [first = toast, ...rest] = waiting
  return first
    ? { shown: { toast: first, number: (shown?.number ?? 0) + 1 }, open: true, waiting: rest }
    : { shown, open: false, waiting: [] }
}

/** Shows one toast at a time; a newer one takes its place as soon as that has been in sight. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ shown, open, waiting }, say] = useReducer(next, nothing)
  return (
    <ToastContext value={say}>
      {children}
      {shown && (
        <Suspense>
          <ToastBar
            key={shown.number}
            toast={shown.toast}
            open={open}
            pressed={waiting.length > 0}
            onClose={() => say(null)}
          />
        </Suspense>
      )}
    </ToastContext>
  )
}
