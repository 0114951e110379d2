import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askAs, barriers, openAs } from '../../../stage.tsx'
import { ownReport } from './own-report.ts'

const main = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)]
const opened = () => expect.poll(() => main('.sentence').length, { timeout: 15_000 }).toBeGreaterThan(20)
const value = (name: string) => page.getByRole('button', { name, exact: true })
const litWords = () => main('mark').map((mark) => mark.textContent)

afterEach(async () => {
  await page.viewport(1280, 800)
  history.pushState(null, '', '/profile')
})

const timeout = 60_000

/** What the head of the report says, label by label. */
const told = () => main('dl > div').map((row) => row.innerText.split('\n').filter((words) => words !== ''))

test(
  'the report begins with the stay, and each value lights its passage in the course',
  async () => {
    const { id, path } = await ownReport('With its stay')
    await openAs('clinician', path)
    await opened()
    const { generated, source } = await askAs('clinician', `/discharge-reports/${id}`)
    const { admitted, discharged, destination, days } = generated.stay
    expect(told().map(([label]) => label)).toEqual([
      'Patient',
      'Record number',
      'Date of birth',
      'Age',
      'Sex',
      'Admission date',
      'Discharge date',
      'Length of stay',
      'Service',
      'Responsible physician',
      'Discharge destination',
      'Principal diagnosis',
    ])
    expect(told()[7]).toEqual(['Length of stay', `${days} days`])
    for (const fact of [admitted, discharged, destination]) {
      const [{ start, end }] = fact.spans
      await value(fact.text).first().click()
      await expect.poll(litWords).toEqual([source.text.slice(start, end)])
    }
    await expect.element(value(destination.text).first()).toHaveAttribute('aria-pressed', 'true')
    expect(await barriers()).toEqual([])
    document.documentElement.dataset['scheme'] = 'dark'
    expect(await barriers()).toEqual([])
    document.documentElement.dataset['scheme'] = 'light'
    await page.viewport(390, 844)
    await value(admitted.text).first().click()
    await expect.element(page.getByRole('region', { name: 'Clinical course' }).getByText(admitted.text)).toBeVisible()
    expect(await barriers()).toEqual([])
  },
  timeout,
)
