const stylesOf = (element: Element) => element.getAttribute('data-style') ?? ''

function renamed(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function wrapped(element: Element, tag: string) {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

/**
 * Bold and italic that are only told by a style, and a <b> that is told not to be bold (Google Docs wraps all in one).
 */
function marksFromStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll('[data-style]')) {
    const styles = stylesOf(element)
    const isBold = /font-weight:\s*(bold|[6-9]00)/i.test(styles)
    if (/^[BI]$/.test(element.tagName) && /font-(weight|style):\s*(normal|400)/i.test(styles)) renamed(element, 'span')
    else if (/^(P|SPAN|DIV|LI|A|FONT)$/.test(element.tagName)) {
      if (isBold) wrapped(element, 'strong')
      if (/font-style:\s*italic/i.test(styles)) wrapped(element, 'em')
    }
  }
}

interface OpenList {
  readonly level: number
  readonly list: HTMLElement
}

/**
 * Word's lists are paragraphs with the bullet typed before the text: made into lists, one inside the other by level.
 */
function listsFromWord(body: HTMLElement) {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const bullet = paragraph.querySelector('[data-style*="mso-list:Ignore" i]')
    const tag = /^\s*[\da-z]{1,4}[.)]/i.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    const level = Number(/level(\d)/.exec(stylesOf(paragraph))?.[1] ?? 1)
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((one) => one.level <= level)
    const last = open.at(-1)
    if (last?.level === level && last.list.localName !== tag) open.pop()
    let current = open.at(-1)
    if (current === undefined || current.level < level) {
      const list = body.ownerDocument.createElement(tag)
      if (current === undefined) paragraph.before(list)
      else (current.list.lastElementChild ?? current.list).append(list)
      current = { level, list }
      open.push(current)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
  }
}

/**
 * A cell holds lines, an item lines and lists: what else stands in them becomes lines, so that it stays in its place.
 */
function flattened(body: HTMLElement) {
  for (const inner of body.querySelectorAll('table table')) {
    for (const cell of inner.querySelectorAll('td, th')) renamed(cell, 'p')
    inner.replaceWith(...inner.querySelectorAll('p'))
  }
  for (const block of body.querySelectorAll(':is(td, th, li) :is(h1, h2, h3, h4, h5, h6), :is(td, th) li'))
    renamed(block, 'p')
  for (const list of body.querySelectorAll(':is(td, th) :is(ul, ol)')) list.replaceWith(...list.childNodes)
}

/**
 * Pasted HTML with only what a section may hold: Word's lists as lists, bold and italic as elements, no styles and no
 * images (`images`: how many were left out). Never put into the page: the editor reads it in a document of its own.
 */
export function readPasted(html: string) {
  // The content security policy refuses style attributes even in a document nobody shows.
  const unstyled = html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html')
  const pictures = body.querySelectorAll('img, picture, svg, video, canvas')
  for (const picture of pictures) picture.remove()
  listsFromWord(body)
  marksFromStyles(body)
  flattened(body)
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { clean: body.innerHTML, images: pictures.length }
}
