import { getDocumentProxy } from 'unpdf'

/** A PDF as a reader of another make sees it: its pages, and what its structure says of them. */

interface Element {
  readonly role: string
  readonly children: readonly unknown[]
}

interface Cell {
  readonly role: string
  readonly text: string
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'role' in node && 'children' in node && Array.isArray(node.children)

const idOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'id' in node ? String(node.id) : ''

const elementsOf = (node: unknown): Element[] => (isElement(node) ? [node, ...node.children.flatMap(elementsOf)] : [])

/** Pieces of a page's text: words, and marks at which a piece of the structure begins and ends. */
function textsById(items: readonly object[]): Map<string, string> {
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? ''
      texts.set(id, `${texts.get(id) ?? ''}${String(item.str)}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}`)
    } else if ('type' in item && String(item.type).startsWith('begin')) open.push(idOf(item))
    else open.pop()
  }
  return texts
}

/** Embedded or not, as the file itself says: its objects are not packed. */
function fontsIn(bytes: Uint8Array): { isEmbedded: boolean }[] {
  const descriptors = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)
  return Array.from(descriptors, ([text]) => ({ isEmbedded: text.includes('/FontFile2') }))
}

export async function readPdf(bytes: Uint8Array) {
  const fonts = fontsIn(bytes)
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info, metadata } = await document.getMetadata()
  // An object in one version of the library, a map in another.
  const mark: object = (await document.getMarkInfo()) ?? {}
  const said = new Map<string, string>(Object.entries(info).map(([key, value]) => [key, String(value)]))
  const pages: { text: string; elements: Element[]; texts: Map<string, string> }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push({ text, elements: elementsOf(await page.getStructTree()), texts: textsById(items) })
  }
  const textOf = (texts: Map<string, string>, node: unknown): string =>
    isElement(node) ? node.children.map((child) => textOf(texts, child)).join('') : (texts.get(idOf(node)) ?? '')
  return {
    isMarked: mark instanceof Map ? mark.get('Marked') === true : 'Marked' in mark && mark.Marked === true,
    language: said.get('Language') ?? null,
    title: said.get('Title') ?? null,
    xmp: String(metadata?.getRaw() ?? ''),
    pages: pages.map(({ text }) => text),
    fonts,
    /** Text of the elements of a kind, in order; one that goes on over pages comes once for each. */
    tagged: (role: string): string[] =>
      pages.flatMap(({ elements, texts }) =>
        elements.filter((element) => element.role === role).map((element) => textOf(texts, element)),
      ),
    /** Tables as rows of cells, page by page. */
    tables: (): Cell[][][] =>
      pages.flatMap(({ elements, texts }) =>
        elements
          .filter(({ role }) => role === 'Table')
          .map((table) =>
            elementsOf(table)
              .filter(({ role }) => role === 'TR')
              .map((row) =>
                row.children.filter(isElement).map((cell): Cell => ({ role: cell.role, text: textOf(texts, cell) })),
              ),
          ),
      ),
  }
}
export type PdfRead = Awaited<ReturnType<typeof readPdf>>
