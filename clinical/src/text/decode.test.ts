import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const texts = {
  Spanish: 'Mujer de 64 años, tos y fiebre de 38,2 ºC. Alergias: ninguna; «alta» mañana.',
  Catalan: "Home de 80 anys amb ofec. Al·lèrgies: penicil·lina. S'indica l'alta a domicili.",
  'a short line': 'Alérgico: sí',
  'Word quotes and dashes': 'Pauta: “furosemida” – 40 mg… 1 € al día',
  'plain letters': 'Paciente estable, alta a domicilio.',
  'one accent late': `${'SIN CAMBIOS. '.repeat(400)}EVOLUCIÓN FAVORABLE.`,
}

const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (unit) => {
    const code = unit.charCodeAt(0)
    if (code < 0x100) return code
    const at = high.indexOf(unit)
    if (at === -1) throw new Error(`not in windows-1252: ${unit}`)
    return 0x80 + at
  })
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with mark': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'windows-1252': windows1252,
  'UTF-16 little end first': (text) => utf16(text, true),
  'UTF-16 little end first with mark': (text) => utf16(`\uFEFF${text}`, true),
  'UTF-16 big end first': (text) => utf16(text, false),
  'UTF-16 big end first with mark': (text) => utf16(`\uFEFF${text}`, false),
}

describe.each(Object.keys(encodings))('a text file written in %s', (encoding) => {
  it.each(Object.entries(texts))('is decoded without loss: %s', (_name, text) => {
    expect(decodeText(encodings[encoding]?.(text) ?? new Uint8Array())).toBe(text)
  })
})

describe('odd files', () => {
  it('an empty file is an empty text', () => {
    expect(decodeText(new Uint8Array())).toBe('')
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf))).toBe('')
  })

  it('a single letter is read', () => {
    expect(decodeText(Uint8Array.of(0xf1))).toBe('ñ')
  })
})
