import { describe, expect, it } from 'vitest'
import { parseDocument, wordsOf } from './xml-tree.ts'

const read = (doctype: string, words: string): string => wordsOf(parseDocument(`${doctype}<a>${words}</a>`))
const declared = (...entities: readonly string[]): string => `<!DOCTYPE a [${entities.join('\n')}]>`
const numbered = (count: number): string =>
  declared(...Array.from({ length: count }, (_, at) => `<!ENTITY e${at} "x">`))

describe('entities that a document declares', () => {
  it('become plain characters, in either kind of quotes, also beside comments', () => {
    const doctype = declared('<!-- "]> -->', '<!ENTITY centre "Hospital de la Vall">', "<!ENTITY micro '&#xB5;'>")
    expect(read(doctype, '&centre;: 5 &micro;g')).toBe('Hospital de la Vall: 5 µg')
    expect(read('<!DOCTYPE a>', 'x&nbsp;y')).toBe('x y')
    expect(read(numbered(100), '&e99;')).toBe('x')
  })

  it('do not replace those of XML itself, and the first of two declarations counts', () => {
    expect(read(declared('<!ENTITY lt "b">', '<!ENTITY c "1">', '<!ENTITY c "2">'), '&lt;&c;')).toBe('<1')
  })

  it.each([
    ['another entity', declared('<!ENTITY a "ha">', '<!ENTITY b "&a;&a;">'), '&b;'],
    ['itself', declared('<!ENTITY a "&a;">'), '&a;'],
    ['markup', declared('<!ENTITY a "<script/>">'), '&a;'],
    ['hidden markup', declared('<!ENTITY a "&#60;script/>">'), '&a;'],
    ['a hidden entity', declared('<!ENTITY a "&#38;b;">', '<!ENTITY b "c">'), '&a;'],
    ['a file', declared('<!ENTITY a SYSTEM "file:///etc/passwd">'), '&a;'],
    ['an address', declared('<!ENTITY a PUBLIC "b" "http://169.254.169.254/">'), '&a;'],
    ['a parameter', declared('<!ENTITY % a "b">'), 'c'],
    ['the use of a parameter', declared('%a;'), 'c'],
    ['an attribute', declared('<!ATTLIST a b CDATA "c">'), 'c'],
    ['a notation', declared('<!ENTITY a SYSTEM "b" NDATA c>'), 'c'],
    ['no character', declared('<!ENTITY a "&#x110000;">'), '&a;'],
    ['too long a text', declared(`<!ENTITY a "${'x'.repeat(1_001)}">`), '&a;'],
    ['one of too many', numbered(101), 'c'],
    ['a document type from elsewhere', '<!DOCTYPE a SYSTEM "a.dtd">', 'c'],
    ['… with entities', '<!DOCTYPE a PUBLIC "a" "b" [<!ENTITY a "b">]>', 'c'],
    ['a second document type', declared('<!ENTITY a "b">') + declared('<!ENTITY c "d">'), 'c'],
    ['a document type in the document', '', declared('<!ENTITY a "b">')],
    ['a property of objects', declared('<!ENTITY a "b">'), '&constructor;&toString;'],
  ])('are refused where one is %s', (_, doctype, words) => {
    let problem: unknown
    try {
      read(doctype, words)
    } catch (error) {
      problem = error
    }
    expect(problem).toBeInstanceOf(Error)
    // A RangeError would be reported as a document that is too large.
    expect(problem).not.toBeInstanceOf(RangeError)
  })

  it('expand to no more than a million characters, however they are written', () => {
    const doctype = declared(`<!ENTITY a "${'x'.repeat(1_000)}">`)
    expect(read(doctype, '&a;'.repeat(1_000))).toHaveLength(1_000_000)
    for (const name of ['&a;', '&A;']) expect(() => read(doctype, name.repeat(1_001))).toThrow(RangeError)
  })
})
