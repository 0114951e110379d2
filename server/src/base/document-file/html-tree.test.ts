import { elementText } from '@alta/clinical/document/element-text'
import { expect, it } from 'vitest'
import { parseHtml } from './html-tree.ts'

const courseHtmlToText = (html: string) => elementText(parseHtml(html))

it('each row of a table becomes a line of cells', () => {
  const html =
    '<p>Antes</p><table><thead><tr><th><p>Hb</p></th><th><p>K</p></th></tr></thead><tr><td><p>9,1</p></td><td></td></tr></table><p>Después</p>'
  expect(courseHtmlToText(html)).toBe('Antes\n\nHb | K\n9,1 |\n\nDespués')
})

it('merged cells leave blanks, so that values stay in their column', () => {
  const html =
    '<table><tr><td rowspan="2"><p>12/01</p></td><td><p>Hb</p></td><td><p>9,1</p></td></tr><tr><td><p>K</p></td><td><p>4,0</p></td></tr><tr><td colspan="2"><p>pH</p></td><td><p>7,4</p></td></tr></table>'
  expect(courseHtmlToText(html)).toBe('12/01 | Hb | 9,1\n | K | 4,0\npH |  | 7,4')
})

it('a table of one column is a frame, and its paragraphs are kept', () => {
  const html =
    '<table><tr><td><p><strong>Alergias</strong></p><p>No conocidas.</p></td></tr><tr><td><p>Alta.</p></td></tr></table>'
  expect(courseHtmlToText(html)).toBe('Alergias\nNo conocidas.\nAlta.')
})

it('several lines in a cell stay in their row', () => {
  const html = '<table><tr><td><p>Tratamiento</p></td><td><p>Omeprazol</p><ul><li>20 mg</li></ul></td></tr></table>'
  expect(courseHtmlToText(html)).toBe('Tratamiento | Omeprazol / 20 mg')
})

it('headings and bold paragraphs stand on their own, bold words in a sentence do not', () => {
  const html = '<p>Uno</p><h2>Evolución</h2><p>Dos</p><p><strong>Alta</strong></p><p><strong>Sin</strong> dolor</p>'
  expect(courseHtmlToText(html)).toBe('Uno\n\nEvolución\nDos\n\nAlta\nSin dolor')
})

it('lists keep their bullets, numbers and levels', () => {
  const html = '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'
  expect(courseHtmlToText(html)).toBe('- a\n  1. b\n  2. c\n- d')
})

it('footnotes come at the end, without the link back', () => {
  const html =
    '<p>Ecografía<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup>.</p><ol><li id="footnote-1"><p> Informe externo. <a href="#footnote-ref-1">↑</a></p></li></ol>'
  expect(courseHtmlToText(html)).toBe('Ecografía[1].\n[1] Informe externo.')
})

it('entities become characters, forced line breaks are kept, and pictures are left out', () => {
  const html = '<p>PCR &lt; 5 &amp; &quot;normal&quot;<br />Fin<img src="" alt="&gt;" /></p>'
  expect(courseHtmlToText(html)).toBe('PCR < 5 & "normal"\nFin')
})

it('empty HTML and a tag that is never closed are read without an error', () => {
  expect(courseHtmlToText('')).toBe('')
  expect(courseHtmlToText('<p>a</p></p><p>b')).toBe('a\nb')
})

it('superscript figures stay distinct from the figures beside them', () => {
  const html = '<p>Plaquetas 94 x10<sup>9</sup>/L, PCR 10<sup>-6</sup>, Dr.<sup>a</sup> Soto</p>'
  expect(courseHtmlToText(html)).toBe('Plaquetas 94 x10⁹/L, PCR 10⁻⁶, Dr.a Soto')
})
