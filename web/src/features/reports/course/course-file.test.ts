import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkFile } from './course-file.ts'
import { courseText } from './course-text.ts'
import { countWords } from '@alta/clinical/text/count-words'
import { languageOf } from './describe.ts'
import { safeDocx } from './unpack.ts'

const MB = 1024 * 1024

test('only .txt and .docx are taken, however their names are written', () => {
  expect(checkFile({ name: 'Curso.TXT', size: 10 })).toBe('txt')
  expect(checkFile({ name: 'curs clínic v.2.docx', size: 10 })).toBe('docx')
  for (const name of ['scan.pdf', 'curso.doc', 'curso', 'curso.docx.exe']) {
    expect(checkFile({ name, size: 10 })).toBe('unsupported')
  }
})

test('a file over 10 MB is refused before it is read, an empty one is called empty', () => {
  expect(checkFile({ name: 'a.txt', size: 10 * MB })).toBe('txt')
  expect(checkFile({ name: 'a.txt', size: 10 * MB + 1 })).toBe('too_large')
  expect(checkFile({ name: 'a.docx', size: 0 })).toBe('empty')
})

test('a zip bomb is refused by what its directory says, without unpacking it', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(101 * MB) }, { level: 1 })
  expect(bomb.length).toBeLessThan(2 * MB)
  // whoever unpacks it complains of this first
  bomb.fill(0xff, 100, 1_000)
  expect(() => safeDocx(bomb)).toThrow('unpacks to too much')
})

test('many parts that are small alone and too much together are refused as well', () => {
  const part = new Uint8Array(30 * MB)
  const bomb = zipSync({ 'a.xml': part, 'b.xml': part, 'c.xml': part, 'd.xml': part }, { level: 1 })
  expect(() => safeDocx(bomb)).toThrow('unpacks to too much')
})

test('a part that says it is small and is not gets no more room than it asked for', () => {
  const honest = zipSync({ 'word/document.xml': new Uint8Array(20 * MB) }, { level: 1 })
  const lying = honest.slice()
  const view = new DataView(lying.buffer)
  // The unpacked size stands at 24 of the directory entry, which follows the packed data.
  for (let at = 0; at < lying.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true)
  expect(safeDocx(lying).length).toBeLessThan(5_000)
})

test('pictures are left behind, text goes through', () => {
  const packed = zipSync({ 'word/document.xml': strToU8('<w/>'), 'word/media/scan.png': new Uint8Array(5 * MB) })
  expect(safeDocx(packed).length).toBeLessThan(1_000)
})

test('what is no zip at all (an encrypted or an old Word file) cannot be read', async () => {
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)])
  await expect(courseText('docx', old)).rejects.toThrow('invalid zip data')
})

test('a picture that was named .txt is no text', async () => {
  const picture = Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7) % 32)
  await expect(courseText('txt', picture)).rejects.toThrow('not a text')
})

test('an old windows file keeps its accents and its line ends become plain', async () => {
  const bytes = Uint8Array.from(Array.from('Exploraci', (sign) => sign.charCodeAt(0)).concat(0xf3, 0x6e, 13, 10, 0x78))
  expect(await courseText('txt', bytes)).toBe('Exploración\nx')
})

test('words are counted as a person counts them', () => {
  expect(countWords('  TA 120/80 mmHg,\n- sin edemas.  ')).toBe(5)
  expect(countWords(' \n - ')).toBe(0)
})

test('the language of a course is told from its words', () => {
  expect(languageOf('Paciente que acude a urgencias por disnea y edemas desde hace una semana.')).toBe('es')
  expect(languageOf('Pacient que consulta per augment de la dispnea i tos amb esput des de fa quatre dies.')).toBe('ca')
  expect(languageOf('This man was admitted with worsening breathlessness and a productive cough.')).toBe('en')
  expect(languageOf('TA')).toBeNull()
})
