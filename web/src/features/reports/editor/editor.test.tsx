import { limits } from '@alta/contract/limits'
import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadLanguage } from '../../../base/catalogs.ts'
import { changeSettings } from '../../../base/settings.ts'
import { TextsProvider } from '../../../base/texts.tsx'
import { Themed } from '../../../base/theme/themed.tsx'
import { accessibilityViolations } from '../../../test-app.tsx'
import { SectionField } from './section-field.tsx'

let root: Root | undefined
let written: string | undefined

async function write(markdown: string, { readOnly = false } = {}) {
  changeSettings({ locale: 'en' })
  const pack = await loadLanguage('en')
  const container = document.createElement('main')
  document.documentElement.lang = 'en'
  document.title = 'A section'
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <TextsProvider initial={pack}>
      {(words) => (
        <Themed words={words}>
          <h1>{'Report'}</h1>
          <h2>{'Evolución'}</h2>
          <Suspense>
            <SectionField
              label="Evolución"
              language="es"
              markdown={markdown}
              onChange={(next) => {
                written = next
              }}
              readOnly={readOnly}
            />
          </Suspense>
        </Themed>
      )}
    </TextsProvider>,
  )
  await expect.element(text()).toBeVisible()
}

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
  written = undefined
})

const text = () => page.getByRole('textbox', { name: 'Evolución' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)
const currentMarkdown = () => written

async function act(menu: string, name: string) {
  await button(menu).click()
  await page.getByRole(menu === 'Table' ? 'menuitem' : 'menuitemradio', { name }).click()
  await expect.element(text()).toHaveFocus()
}

function paste(html: string, plain = '') {
  const data = new DataTransfer()
  if (html !== '') data.setData('text/html', html)
  data.setData('text/plain', plain)
  document
    .querySelector('.ProseMirror')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

const bareStyles = () => document.querySelectorAll('style:not([data-emotion])').length

test('what a clinician types is text, whatever characters it contains', async () => {
  const styles = bareStyles()
  await write('')
  await expect.element(page.getByText('Write what this section should say.')).toBeVisible()
  await text().click()
  await press('SatO2 <92% 5*3*2 a_b_c{Enter}1. de enero{Shift>}{Enter}{/Shift}sigue')
  await expect.poll(currentMarkdown).toBe('SatO2 <92% 5\\*3\\*2 a_b_c\n\n1\\. de enero\\\nsigue\n')
  await expect.element(page.getByText('Write what this section should say.')).not.toBeInTheDocument()
  // The content security policy would refuse a style sheet that the editor adds.
  expect(bareStyles()).toBe(styles)
  await expect.element(text()).toHaveAttribute('lang', 'es')
  await expect.element(text()).toHaveAttribute('spellcheck', 'true')
})

test('bold and italic are set by key and by button, and undone', async () => {
  await write('Estable.\n')
  await text().click()
  await press('{Control>}a{/Control}{Control>}b{/Control}')
  await expect.poll(currentMarkdown).toBe('**Estable.**\n')
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
  await button('Italic').click()
  await expect.poll(currentMarkdown).toBe('**_Estable._**\n')
  await press('{Control>}z{/Control}')
  await expect.poll(currentMarkdown).toBe('**Estable.**\n')
  await button('Undo').click()
  await expect.poll(currentMarkdown).toBe('Estable.\n')
  await expect.element(button('Undo')).toBeDisabled()
  await button('Redo').click()
  await expect.poll(currentMarkdown).toBe('**Estable.**\n')
})

test('lists are made, nested and left with the keyboard', async () => {
  await write('uno\n')
  await text().click()
  await press('{End}')
  await button('List').click()
  await expect.poll(currentMarkdown).toBe('- uno\n')
  await press('{Enter}dos{Tab}{Enter}tres{Shift>}{Tab}{/Shift}')
  await expect.poll(currentMarkdown).toBe('- uno\n  - dos\n- tres\n')
  await button('Numbered list').click()
  await expect.poll(currentMarkdown).toBe('1. uno\n   - dos\n2. tres\n')
  await press('{Enter}{Enter}fin')
  await expect.poll(currentMarkdown).toBe('1. uno\n   - dos\n2. tres\n\nfin\n')
  await act('Kind of paragraph: Paragraph', 'Small sub-heading')
  await expect.poll(currentMarkdown).toBe('1. uno\n   - dos\n2. tres\n\n#### fin\n')
})

test('a table cell is filled, Tab moves to the next, and rows and columns are added and removed', async () => {
  await write('')
  await text().click()
  await button('Insert a table').click()
  await press('Fármaco{Tab}Dosis | vía{Tab}Hora{Tab}Furosemida{Tab}40 mg{Enter}20 mg')
  await expect
    .poll(currentMarkdown)
    .toMatch(/^\| Fármaco +\| Dosis \\\| vía +\| Hora \|\n\|[ -|]+\|\n\| Furosemida \| 40 mg<br>20 mg \| +\|\n$/)
  await act('Table', 'Remove this column')
  await expect.poll(currentMarkdown).toMatch(/^\| Fármaco +\| Hora \|\n\|[ -|]+\|\n\| Furosemida \| +\|\n$/)
  await act('Table', 'Add a row below')
  await press('{ArrowDown}Digoxina')
  await expect.poll(currentMarkdown).toMatch(/\n\|.*Digoxina.*\|\n$/)
  await act('Table', 'Remove this row')
  await expect.poll(currentMarkdown).toMatch(/Furosemida \| +\|\n$/)
  await act('Table', 'Remove the table')
  await expect.poll(currentMarkdown).toBe('')
})

test('pasting from Word keeps text, bold, lists and tables, and runs no script', async () => {
  await write('')
  await text().click()
  paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
    <h1 style="color:navy">Evolución</h1><script>window.stop()</script>
    <p class=MsoNormal>Estable <b>sin <i>fiebre</i></b>,
    <span style='font-weight:bold'>SatO2 &lt;92%</span><o:p></o:p></p>
    <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Uno</p>
    <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.</span>Dos</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Tres</p>
    <p><img src="https://example.org/x.png" onerror="window.stop()"> <a href="https://example.org">guía</a></p>
    <table><tr><td colspan=2><p>Hb</p><p>g/dL</p></td></tr><tr><td>9,1</td><td><ul><li>10</li><li>11</li></ul></td></tr></table>
    </body></html>`)
  await expect
    .poll(currentMarkdown)
    .toMatch(
      /^### Evolución\n\nEstable \*\*sin _fiebre_\*\*, \*\*SatO2 <92%\*\*\n\n- Uno\n {2}1\. Dos\n- Tres\n\nguía\n\n\| Hb<br>g\/dL \| +\|\n\|[ -|]+\|\n\| 9,1 +\| 10<br>11 \|\n$/,
    )
  await expect.element(page.getByText('Images and files cannot be part of a report and were left out.')).toBeVisible()
  expect(document.querySelector('.ProseMirror :is(img, a, script, [style])')).toBeNull()
})

test('a hundred thousand characters can be pasted at once, and the limit is shown beside the field', async () => {
  await write('')
  await text().click()
  const line = 'Paciente estable, afebril, con buena tolerancia oral y diuresis conservada, TA 120/80.\n'
  const before = performance.now()
  paste('', line.repeat(Math.floor(95_000 / line.length)))
  expect(performance.now() - before).toBeLessThan(20_000)
  await expect.poll(() => written?.length).toBeGreaterThan(90_000)
  await expect.element(page.getByText(/of 100,000 characters/)).toBeVisible()
  paste('', line.repeat(80))
  await expect.element(page.getByText(/too long to be saved/)).toBeVisible()
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
  expect(limits.section_characters).toBe(100_000)
})

test('text that the editor cannot represent is edited as plain text, with the reason', async () => {
  await write('> cita de otro informe\n')
  await expect.element(page.getByText(/shown as plain text with its signs/)).toBeVisible()
  await expect.element(text()).toHaveValue('> cita de otro informe\n')
  await text().fill('> otra cita')
  await expect.poll(currentMarkdown).toBe('> otra cita')
})

test('the format buttons are reached and left by keyboard, and are accessible in both themes', async () => {
  await write('### Al alta\n\nEstable **hoy**.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n')
  await text().click()
  await press('{Alt>}{F10}{/Alt}')
  await expect.element(button('Table')).not.toHaveFocus()
  await press('{ArrowRight}{ArrowRight}')
  await expect.element(button('Italic')).toHaveFocus()
  await press('{Escape}')
  await expect.element(text()).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
})

test('a read-only section has no buttons', async () => {
  await write('Estable.\n', { readOnly: true })
  await expect.element(text()).toHaveAttribute('contenteditable', 'false')
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

const days = ['03/04', '03/05', '03/06', '03/07', '03/08', '03/10', '03/12']
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
const labs = [
  row(['Test', ...days]),
  row(['-', ...days.map(() => '-')]),
  row(['Creatinine mg/dL', ...days.map(() => '1.0')]),
].join('')

test('on a phone a wide table scrolls inside its section, its words are not broken, and cells are reached by Tab', async () => {
  await page.viewport(390, 844)
  await write(labs)
  const [table] = document.querySelectorAll('.ProseMirror table')
  const frame = document.querySelector('.ProseMirror')
  expect(frame && frame.scrollWidth > frame.clientWidth).toBe(true)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const heights = [...(table?.querySelectorAll('td') ?? [])].map(({ offsetHeight }) => offsetHeight)
  expect(Math.max(...heights)).toBeLessThan(90)
  await page.getByText('03/04').click()
  await press('{Tab}')
  await press('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}9.9')
  await expect.poll(currentMarkdown).toMatch(/1\.0 +\| 9\.9 +\|/)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1440, 900)
})

test.for([390, 900, 1440])('the line of the cursor is never behind the format buttons: %i px', async (width) => {
  await page.viewport(width, 700)
  await write(Array.from({ length: 60 }, (_, at) => `Línea ${at} del curso.\n`).join('\n'))
  await page.getByText('Línea 59 del curso.').click()
  for (let up = 0; up < 45; up += 1) await press('{ArrowUp}')
  const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect()
  const line = document.getSelection()?.focusNode?.parentElement?.getBoundingClientRect()
  expect(line && bar && line.top >= bar.bottom).toBe(true)
  await page.viewport(1440, 900)
})
