import { createContext, type ReactNode, Suspense, useCallback, useContext, useReducer } from 'react'
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

type ToastEvent = { readonly added: Toast } | { readonly closed: number }

/**
 * A toast is added, or one is closed. The one in sight can be closed twice before it is gone (its time is up, and the next
 * one presses): the second time must not take the next one away.
 */
function next(state: ToastState, event: ToastEvent): ToastState {
  const { shown, open, waiting } = state
  if ('closed' in event && event.closed !== shown?.number) return state
  if ('added' in event && open) return { shown, open, waiting: [...waiting, event.added].slice(-mostWaiting) }
  const [first, ...rest] = 'added' in event ? [...waiting, event.added] : waiting
  return first
    ? { shown: { toast: first, number: (shown?.number ?? 0) + 1 }, open: true, waiting: rest }
    : { shown, open: false, waiting: [] }
}

/** Shows one toast at a time; a newer one takes its place as soon as that has been in sight. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ shown, open, waiting }, dispatch] = useReducer(next, nothing)
  const say = useCallback((toast: Toast) => dispatch({ added: toast }), [])
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
            onClose={() => dispatch({ closed: shown.number })}
          />
        </Suspense>
      )}
    </ToastContext>
  )
}
