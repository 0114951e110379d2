import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Toast } from './toast-bar.tsx'
import { Toasts, useToast } from './toasts.tsx'

let showToast: (toast: Toast) => void = () => undefined
function ToastAccess() {
  const toast = useToast()
  useEffect(() => {
    showToast = toast
  }, [toast])
  return null
}

let root: ReturnType<typeof createRoot> | undefined
afterEach(() => root?.unmount())

/** Renders the toasts; returns the messages that appear from now on, in the order in which they are seen. */
async function recordToasts(): Promise<string[]> {
  const container = document.body.appendChild(document.createElement('div'))
  const shown: string[] = []
  new MutationObserver(() => {
    const text = document.querySelector('[role="status"]')?.textContent ?? ''
    if (text !== '' && text !== shown.at(-1)) shown.push(text)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  root = createRoot(container)
  root.render(
    <Toasts>
      <ToastAccess />
    </Toasts>,
  )
  const before = showToast
  await expect.poll(() => showToast).not.toBe(before)
  return shown
}

test('two messages at the same moment are both shown, one after the other', async () => {
  const shown = await recordToasts()
  showToast({ message: 'The generation was cancelled.' })
  showToast({ message: 'Report ready' })
  await expect.poll(() => shown).toEqual(['The generation was cancelled.', 'Report ready'])
})

test('of many messages at once the first and the last ones are shown', async () => {
  const shown = await recordToasts()
  for (let number = 1; number <= 6; number += 1) showToast({ message: `Saved ${number}` })
  await expect.poll(() => shown).toEqual(['Saved 1', 'Saved 5', 'Saved 6'])
})

test('closing a toast twice does not close the next one', async () => {
  const shown = await recordToasts()
  showToast({ message: 'Fact inserted' })
  await expect.poll(() => shown).toEqual(['Fact inserted'])
  showToast({ message: 'Correction saved' })
  const close = document.querySelector<HTMLElement>('[role="status"] button')
  // Both in one turn, as its time may be up in the moment in which the next one presses.
  close?.click()
  close?.click()
  await expect.poll(() => shown).toEqual(['Fact inserted', 'Correction saved'])
  await expect.element(page.getByText('Correction saved')).toBeVisible()
})
