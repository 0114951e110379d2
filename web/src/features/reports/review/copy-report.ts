import { type Language, sectionTitles } from '@alta/contract/sections'
import type { Evidence, TextBlock } from './evidence.ts'

/** One content for the clipboard: a word processor takes the first, a plain field the second. */
export interface Copied {
  readonly html: string
  readonly plain: string
}

const notDocumented = { en: 'Not documented.', es: 'No consta.', ca: 'No consta.' } as const satisfies Record<
  Language,
  string
>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const textsOf = (block: TextBlock): string[] =>
  block.kind === 'heading' ? [block.sentence.item.text] : block.sentences.map(({ item }) => item.text)

const htmlOf = (block: TextBlock): string => {
  const texts = textsOf(block).map(escape)
  if (block.kind === 'heading') return `<h3>${texts.join('')}</h3>`
  if (block.kind === 'list') return `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
  return `<p>${texts.join(' ')}</p>`
}

const plainOf = (block: TextBlock): string => {
  const texts = textsOf(block)
  return block.kind === 'list' ? texts.map((text) => `- ${text}`).join('\n') : texts.join(' ')
}

/** The report in the order of its sections, as rich and as plain text. */
export const copyOf = (title: string, { sections }: Evidence, language: Language): Copied => {
  const html = [`<h1>${escape(title)}</h1>`]
  const plain = [title]
  for (const { key, blocks } of sections) {
    const name = sectionTitles[key][language]
    const silent = blocks.length === 0
    html.push(`<h2>${escape(name)}</h2>`, ...(silent ? [`<p>${notDocumented[language]}</p>`] : blocks.map(htmlOf)))
    plain.push(
      `${name.toLocaleUpperCase(language)}\n${silent ? notDocumented[language] : blocks.map(plainOf).join('\n')}`,
    )
  }
  return { html: html.join('\n'), plain: plain.join('\n\n') }
}

/** The older way, which also works where the page is served without TLS inside a hospital. */
const copyByEvent = ({ html, plain }: Copied): boolean => {
  let taken = false
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
    taken = event.clipboardData !== null
  }
  document.addEventListener('copy', fill, { once: true })
  const done = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return done && taken
}

/** Puts both forms on the clipboard. Throws when the browser does not allow it. */
export const putOnClipboard = async (content: Copied): Promise<void> => {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([content.html], { type: 'text/html' }),
        'text/plain': new Blob([content.plain], { type: 'text/plain' }),
      }),
    ])
  } catch (cause) {
    if (!copyByEvent(content)) throw cause
  }
}
