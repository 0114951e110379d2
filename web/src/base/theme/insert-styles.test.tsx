import Box from '@mui/material/Box'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))

test('the styles of an element are in the page as soon as it is drawn, not only when everything is', async () => {
  const inserted: boolean[] = []
  function Next() {
    inserted.push(rules().some((rule) => rule.includes('1234.5px')))
    return null
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(
    <>
      <Box sx={{ width: '1234.5px' }} />
      <Next />
    </>,
  )
  await expect.poll(() => inserted.length).toBeGreaterThan(0)
  root.unmount()
  expect(inserted[0]).toBe(true)
})
