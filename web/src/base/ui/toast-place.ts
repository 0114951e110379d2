import { useEffect } from 'react'

const names = { bottom: '--alta-toast-bottom', right: '--alta-toast-right' }

/** How far a toast keeps from the edges of the window; the space around it lets everything through. */
export const toastInset = {
  pointerEvents: 'none',
  '&&': { bottom: `var(${names.bottom}, 24px)`, right: { xs: 8, sm: `var(${names.right}, 24px)` } },
} as const

interface ToastPlace {
  /** Pixels from below, and from the right where the window is wide. */
  readonly bottom?: number
  readonly right?: number
}

/** While a screen is there toasts keep off what stands at its lower or right edge. */
export const useToastPlace = ({ bottom, right }: ToastPlace): void => {
  useEffect(() => {
    const { style } = document.documentElement
    if (bottom !== undefined) style.setProperty(names.bottom, `${bottom}px`)
    if (right !== undefined) style.setProperty(names.right, `${right}px`)
    return () => {
      style.removeProperty(names.bottom)
      style.removeProperty(names.right)
    }
  }, [bottom, right])
}
