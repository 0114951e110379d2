import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { loadLanguage, needTexts, textsReady } from './catalogs.ts'
import { gridTexts } from './ui/grid/grid.texts.ts'
import { TextsProvider, useTexts } from './texts.tsx'

test('newly loaded texts do not rerender what is already drawn', async () => {
  let drawn = 0
  function Probe() {
    useTexts(gridTexts)
    drawn += 1
    return null
  }
  const pack = await loadLanguage('en')
  const root = createRoot(document.createElement('div'))
  root.render(<TextsProvider initial={pack}>{() => <Probe />}</TextsProvider>)
  await expect.poll(() => drawn).toBe(1)
  needTexts('features/help')
  await textsReady()
  await new Promise((resolve) => setTimeout(resolve, 100))
  root.unmount()
  expect(drawn).toBe(1)
})
