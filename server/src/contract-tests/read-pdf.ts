import { getDocumentProxy } from 'unpdf'

/** A PDF as a reader of another make sees it: its pages, and what its structure says of them. */

interface PdfElement {
  readonly role: string
  readonly alt?: unknown
  readonly children: readonly unknown[]
}

interface PdfTableCell {
  readonly role: string
  readonly text: string
}

const isElement = (node: unknown): node is PdfElement =>
  typeof node === 'object' && node !== null && 'role' in node && 'children' in node && Array.isArray(node.children)

const idOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'id' in node ? String(node.id) : ''

const elementsOf = (node: unknown): PdfElement[] =>
  isElement(node) ? [node, ...node.children.flatMap(elementsOf)] : []

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

/** Words outside of both the structure and what only decorates. */
function untaggedIn(items: readonly object[]): string[] {
  let open = 0
  return items.flatMap((item) => {
    if ('str' in item) return open === 0 && String(item.str).trim() !== '' ? [String(item.str)] : []
    open += 'type' in item && String(item.type).startsWith('begin') ? 1 : -1
    return []
  })
}

/** Titles of the bookmarks, those below another set in. */
const bookmarksIn = (items: readonly { readonly title: string; readonly items: readonly object[] }[]): string[] =>
  items.flatMap(({ title, items: below }) => [
    title,
    ...bookmarksIn(below.filter(isBookmark)).map((each) => `  ${each}`),
  ])
const isBookmark = (item: object): item is { title: string; items: object[] } =>
  'title' in item && typeof item.title === 'string' && 'items' in item && Array.isArray(item.items)

/** Objects of the file whose dictionary says this of itself: none is packed but streams. */
const objectsIn = (bytes: Uint8Array, pattern: RegExp): string[] =>
  Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\d+ 0 obj\n([\s\S]*?)endobj/g),
    ([, text = '']) => text,
  ).filter((text) => pattern.test(text))

/** Embedded or not, as the file itself says: its objects are not packed. */
function fontsIn(bytes: Uint8Array): { isEmbedded: boolean }[] {
  const descriptors = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)
  return Array.from(descriptors, ([text]) => ({ isEmbedded: text.includes('/FontFile2') }))
}

export async function readPdf(bytes: Uint8Array) {
  const raw = bytes
  const fonts = fontsIn(bytes)
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info, metadata } = await document.getMetadata()
  // An object in one version of the library, a map in another.
  const mark: object = (await document.getMarkInfo()) ?? {}
  const infoFields = new Map<string, string>(Object.entries(info).map(([key, value]) => [key, String(value)]))
  const pages: { text: string; elements: PdfElement[]; texts: Map<string, string>; untagged: string[] }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push({
      text,
      elements: elementsOf(await page.getStructTree()),
      texts: textsById(items),
      untagged: untaggedIn(items),
    })
  }
  const textOf = (texts: Map<string, string>, node: unknown): string =>
    isElement(node) ? node.children.map((child) => textOf(texts, child)).join('') : (texts.get(idOf(node)) ?? '')
  return {
    isMarked: mark instanceof Map ? mark.get('Marked') === true : 'Marked' in mark && mark.Marked === true,
    language: infoFields.get('Language') ?? null,
    title: infoFields.get('Title') ?? null,
    xmp: String(metadata?.getRaw() ?? ''),
    pages: pages.map(({ text }) => text),
    fonts,
    showsTitle: Object.entries((await document.getViewerPreferences()) ?? {}).some(
      ([name, value]) => name === 'DisplayDocTitle' && value === true,
    ),
    bookmarks: bookmarksIn((await document.getOutline()) ?? []),
    untagged: pages.flatMap(({ untagged }) => untagged),
    /** Kinds of the elements in the order of reading. */
    roles: pages.flatMap(({ elements }) => elements.map(({ role }) => role)),
    alternatives: pages.flatMap(({ elements }) =>
      elements.flatMap(({ role, alt }) => (role === 'Figure' ? [String(alt)] : [])),
    ),
    objects: (pattern: RegExp) => objectsIn(raw, pattern),
    /** Text of the elements of a kind, in order; one that goes on over pages comes once for each. */
    tagged: (role: string): string[] =>
      pages.flatMap(({ elements, texts }) =>
        elements.filter((element) => element.role === role).map((element) => textOf(texts, element)),
      ),
    /** Tables as rows of cells, page by page. */
    tables: (): PdfTableCell[][][] =>
      pages.flatMap(({ elements, texts }) =>
        elements
          .filter(({ role }) => role === 'Table')
          .map((table) =>
            elementsOf(table)
              .filter(({ role }) => role === 'TR')
              .map((row) =>
                row.children
                  .filter(isElement)
                  .map((cell): PdfTableCell => ({ role: cell.role, text: textOf(texts, cell) })),
              ),
          ),
      ),
  }
}
export type PdfRead = Awaited<ReturnType<typeof readPdf>>
