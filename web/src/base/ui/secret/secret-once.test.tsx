import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '../../../test-app.tsx'
import { loadLanguage } from '../../catalogs.ts'
import { changeSettings } from '../../settings.ts'
import { TextsProvider } from '../../texts.tsx'
import { Themed } from '../../theme/themed.tsx'
import { SecretOnce } from './secret-once.tsx'

let root: Root | undefined
const stored = vi.fn<() => void>()

async function showSecret() {
  changeSettings({ locale: 'en' })
  const pack = await loadLanguage('en')
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <TextsProvider initial={pack}>
      {(words) => (
        <Themed words={words}>
          <SecretOnce
            title="Copy the secret now"
            text="This is the only time it is shown."
            label="Secret of “Audit mirror”"
            secret="alta_Zt04mR7vQx2Lp9Hd81"
            onClose={stored}
          />
        </Themed>
      )}
    </TextsProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Copy the secret now' })).toBeVisible()
}

const field = () => page.getByLabelText('Secret of “Audit mirror”')
const selected = () => {
  const element = field().element()
  if (!(element instanceof HTMLInputElement)) return ''
  return element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0)
}

afterEach(() => {
  root?.unmount()
  stored.mockReset()
  vi.restoreAllMocks()
})

test('a secret stays on the screen until the person says that it is stored', async () => {
  await showSecret()
  await userEvent.keyboard('{Escape}')
  document.querySelector('.MuiDialog-container')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(stored).not.toHaveBeenCalled()
  await expect.element(field()).toHaveValue('alta_Zt04mR7vQx2Lp9Hd81')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'I have stored it' }).click()
  expect(stored).toHaveBeenCalledOnce()
})

test('copying puts the secret on the clipboard and says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await showSecret()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Copied to the clipboard.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('alta_Zt04mR7vQx2Lp9Hd81')
})

test('where copying is not allowed the text is selected and the person is told how', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await showSecret()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText(/The browser did not allow copying/)).toBeVisible()
  expect(selected()).toBe('alta_Zt04mR7vQx2Lp9Hd81')
})
