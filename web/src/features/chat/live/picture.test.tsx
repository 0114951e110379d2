import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../../test-app.tsx'
import { createTestChat } from '../chat.fixtures.ts'

/** A note as photographed by a camera, with some words out of focus. */
function photograph(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 300
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#f6f2e8'
  pen.fillRect(0, 0, 1200, 300)
  pen.fillStyle = '#222'
  pen.font = '32px serif'
  pen.fillText('Alergias: penicilina (exantema). Afebril, tolera dieta.', 60, 80)
  pen.fillText('Furosemida 40 mg 1-0-0 y omeprazol por la mañana.', 60, 140)
  pen.filter = 'blur(2.5px)'
  pen.fillText('Xqzvkwj Wrtpsd hidroxicloroquina', 60, 200)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.8)
  return promise
}

test('a pasted picture is recognised, and its uncertain words are marked', { timeout: 180_000 }, async () => {
  const { path } = await createTestChat({ title: 'Photograph' })
  await openAs('clinician', path)
  await expect.element(page.getByRole('group', { name: 'Documents' })).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([await photograph()], 'image.jpg', { type: 'image/jpeg' }))
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  const row = page.getByRole('button', { name: /Pasted image .*\.jpg.* OCR/ })
  await expect.element(row, { timeout: 150_000 }).toBeVisible()
  await row.click()
  const source = page.getByRole('region', { name: /Pasted image/ })
  await expect.element(source.getByText(/Text recognised in images \(OCR\)/)).toBeVisible()
  await expect.element(source.getByText(/penicilina/).first()).toBeVisible()
  const marked = source.element().querySelectorAll<HTMLElement>('[data-uncertain]')
  expect(marked.length).toBeGreaterThan(0)
  expect(marked[0]?.title).toMatch(/confidence: it may be wrong/)
  expect(marked[0]?.textContent).toContain('(may be misread)')
  expect(await accessibilityViolations()).toEqual([])
})
