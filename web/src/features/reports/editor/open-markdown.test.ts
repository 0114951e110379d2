import { expect, it } from 'vitest'
import { markdownOf, normalMarkdown, openMarkdown } from './open-markdown.ts'

/** What comes back after a section was opened and nothing was changed. */
const reopened = (markdown: string) => {
  const document = openMarkdown(markdown)
  return document === null ? null : markdownOf(document)
}

it.each([
  'SatO2 <92% con O2 a 2 lpm.\n',
  '5\\*3 y 2 \\* 4 \\* 8.\n',
  'a\\_b\\_c y \\_d\\_\n',
  '1\\. de enero\n',
  '\\- guion, \\# almohadilla\n',
  '| a\\|b | c\\\\d |\n| ----- | ---- |\n| x | \\* |\n',
  'C:\\dir\\nuevo \\\\\\* fin\n',
  '👩🏽‍⚕️ ❤️ 🇪🇸\n',
  '\u200f\u202bשלום\u202c Hb 9,1\u200e\n',
  '| Fármaco | Dosis |\n| - | - |\n| Furosemida | 40 mg<br>20 mg<br><br>0 |\n',
  '\\<script>alert(1)\\</script>\n',
  'una línea\\\notra línea\\\n**tercera**\n',
  '### Al alta\n\n- uno\n  - dos\n    1. tres\n- cuatro\n\n#### Menor\n\n3. c\n4. d\n',
  '| a | b | c |\n| :- | :-: | -: |\n| 1 | **2** | _3_ |\n',
  '[guía](https://example.org/a_b "título") y **[otra](x)**\n',
  '**a _b_ c** _d **e**_ **_f_**\n',
  '',
])('what stands in a section, %j, is the same after the editor', (markdown) => {
  expect(reopened(markdown)).toBe(normalMarkdown(markdown))
  expect(normalMarkdown(markdown).replace(/[ -]{2,}/g, '-')).toBe(markdown.replace(/[ -]{2,}/g, '-'))
})
