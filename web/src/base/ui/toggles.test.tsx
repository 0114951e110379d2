import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '../../test-app.tsx'
import { loadLanguage } from '../catalogs.ts'
import { TextsProvider } from '../texts.tsx'
import { Themed } from '../theme/themed.tsx'
import { Toggles } from './toggles.tsx'

let root: Root | undefined
afterEach(() => root?.unmount())

function Views() {
  const [view, setView] = useState('report')
  return (
    <main>
      <h1>{'Views'}</h1>
      <Toggles
        label="View"
        choices={[
          { value: 'report', shown: 'Report' },
          { value: 'changes', shown: 'Changes', disabled: true },
          { value: 'source', shown: 'Source' },
          { value: 'unused', shown: 'Unused' },
        ]}
        value={view}
        onChoose={setView}
      />
      <p>{`Shown: ${view}`}</p>
    </main>
  )
}

test('Tab focuses the chosen option, and the arrow keys choose the next enabled one, in a cycle', async () => {
  const pack = await loadLanguage('en')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <TextsProvider initial={pack}>
      {(words) => (
        <Themed words={words}>
          <Views />
        </Themed>
      )}
    </TextsProvider>,
  )
  const option = (name: string) => page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name })
  await expect.element(option('Report')).toBeChecked()
  await userEvent.tab()
  await expect.element(option('Report')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('Source')).toHaveFocus()
  await expect.element(option('Source')).toBeChecked()
  await expect.element(page.getByText('Shown: source')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(option('Report')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(option('Unused')).toHaveFocus()
  await expect.element(page.getByText('Shown: unused')).toBeVisible()
  await option('Source').click()
  await expect.element(option('Source')).toBeChecked()
  expect(await accessibilityViolations()).toEqual([])
})
