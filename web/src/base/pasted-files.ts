import { useEffect, useEffectEvent } from 'react'

/** A picture from the clipboard has no name of its own but "image.png". */
const nameless = /^image\.(?:png|jpe?g)$/i

/** The files of a clipboard; none where it holds words, which a word processor copies together with their picture. */
export function filesIn(clipboard: Pick<DataTransfer, 'files' | 'types'> | null, name: string): File[] {
  if (!clipboard || clipboard.types.includes('text/plain') || clipboard.types.includes('text/html')) return []
  return [...clipboard.files].map((file) =>
    nameless.test(file.name)
      ? new File([file], `${name}.${file.type === 'image/jpeg' ? 'jpg' : 'png'}`, { type: file.type })
      : file,
  )
}

/** A name for a pasted picture that tells it from others: what it is, and the time of day. */
const named = (what: string): string => {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${what} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}`
}

/** Takes files that are pasted anywhere on the page, as they may be dropped; `what` names a picture without a name. */
export function usePastedFiles(what: string, onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData, named(what))
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    window.addEventListener('paste', listen)
    return () => window.removeEventListener('paste', listen)
  }, [])
}
