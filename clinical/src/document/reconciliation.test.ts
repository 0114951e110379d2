import type { ItemFlag, ReportItem } from '@alta/contract/report'
import { expect, test } from 'vitest'
import { medicationBlocks } from './medication-table.ts'
import { treeText } from './plain-text.ts'
import { reconciliation } from './reconciliation.ts'
import { sectionBlocks } from './section-blocks.ts'

const item = (text: string, ...flags: ItemFlag[]): ReportItem => ({
  text,
  spans: [{ start: 0, end: text.length }],
  origin: 'extracted',
  support: 'verbatim',
  flags: ['list_item', ...flags],
})
const heading = (text: string): ReportItem => ({
  text,
  spans: [],
  origin: 'template',
  support: 'verbatim',
  flags: ['subheading'],
})
const shown = (medication: readonly ReportItem[], others: readonly ReportItem[] = []) =>
  reconciliation(medication, others).rows.map(({ outcome, home, discharge, why }) => [
    outcome,
    home?.text ?? null,
    discharge?.text ?? null,
    why?.text ?? null,
  ])

test('a drug has one row from home to discharge, and changed drugs come first', () => {
  expect(
    shown([
      heading('Tratamiento previo'),
      item('Losartán 50 mg al desayuno'),
      item('Bisoprolol 1,25 mg cada 24 h'),
      item('Lorazepam 1 mg al acostarse'),
      item('Omeprazol 20 mg'),
      heading('Tratamiento al alta'),
      item('Losartán 50 mg al desayuno', 'continued'),
      item('Bisoprolol 2,5 mg cada 24 h', 'changed'),
      item('Prednisona 20 mg al desayuno 3 días', 'started'),
      heading('Suspendido o a evitar'),
      item('No volver a tomar lorazepam', 'stopped'),
      heading('Tratamiento previo sin mención al alta: revisar'),
      item('Omeprazol 20 mg', 'unaccounted'),
    ]),
  ).toEqual([
    ['stopped', 'Lorazepam 1 mg al acostarse', null, 'No volver a tomar lorazepam'],
    ['unaccounted', 'Omeprazol 20 mg', null, null],
    ['changed', 'Bisoprolol 1,25 mg cada 24 h', 'Bisoprolol 2,5 mg cada 24 h', null],
    ['started', null, 'Prednisona 20 mg al desayuno 3 días', null],
    ['continued', 'Losartán 50 mg al desayuno', 'Losartán 50 mg al desayuno', null],
  ])
})

test('the reason for a change is the sentence of the course that changes the drug and gives a reason', () => {
  const medication = [
    heading('Before admission'),
    item('Uniphyllin (theophylline) 200 mg BD'),
    item('Ramipril 5 mg OD'),
    heading('Medication at discharge'),
    item('Ramipril 10 mg OD', 'changed'),
    heading('Stopped or to avoid'),
    item('Theophylline', 'stopped'),
  ]
  const others = [
    item('Ramipril held. Level of theophylline high.'),
    item('BP 180/95. Ramipril increased for pressure. Theophylline discontinued because of tachycardia.'),
  ]
  expect(shown(medication, others)).toEqual([
    ['stopped', 'Uniphyllin (theophylline) 200 mg BD', null, 'Theophylline'],
    ['changed', 'Ramipril 5 mg OD', 'Ramipril 10 mg OD', 'Ramipril increased for pressure.'],
  ])
  const quoted = [heading('Before admission'), item('Digoxin 125 mcg'), heading('Stopped or to avoid')]
  expect(shown([...quoted, item('Digoxin 125 mcg', 'stopped')], [item('Digoxin stopped, level 2.9.')])).toEqual([
    ['stopped', 'Digoxin 125 mcg', null, 'Digoxin stopped, level 2.9.'],
  ])
})

test('a sentence that stops several drugs stops each of them, and a drug never taken has no home entry', () => {
  const medication = [
    heading('Tratamiento previo'),
    item('Digoxina 0,25 mg 1-0-0'),
    item('Enalapril 20 mg 1-0-0'),
    item('Amlodipino 10 mg 0-0-1'),
    heading('Suspendido o a evitar'),
    item('SUSPENDER: digoxina, enalapril', 'stopped'),
    item('Evitar antiinflamatorios.', 'stopped'),
  ]
  expect(shown(medication)).toEqual([
    ['stopped', 'Digoxina 0,25 mg 1-0-0', null, 'SUSPENDER: digoxina, enalapril'],
    ['stopped', 'Enalapril 20 mg 1-0-0', null, 'SUSPENDER: digoxina, enalapril'],
    ['stopped', null, null, 'Evitar antiinflamatorios.'],
    ['unaccounted', 'Amlodipino 10 mg 0-0-1', null, null],
  ])
})

test('in text that a person wrote, the two lists show whether a drug changed', () => {
  const medication = [
    heading('Tractament previ'),
    item('Enalapril 10 mg'),
    item('Atorvastatina 40 mg'),
    heading("Tractament a l'alta"),
    item('Enalapril 20 mg'),
    item('Atorvastatina 40 mg.'),
    item('Esbandir la boca.'),
  ]
  expect(shown(medication)).toEqual([
    ['changed', 'Enalapril 10 mg', 'Enalapril 20 mg', null],
    ['continued', 'Atorvastatina 40 mg', 'Atorvastatina 40 mg.', null],
    [null, null, 'Esbandir la boca.', null],
  ])
})

test('a drug spelt differently in another language is the same drug, one with a similar name is not', () => {
  const names = (home: string, now: string) =>
    reconciliation([heading('Before admission'), item(home), heading('Medication at discharge'), item(now)]).rows.length
  expect(names('Omeprazol 20 mg', 'Omeprazole 20 mg OD')).toBe(1)
  expect(names('Insulina glargina 10 UI', 'Glargina 14 UI')).toBe(1)
  expect(names('AAS 100 mg 0-1-0', 'AAS 100 mg')).toBe(1)
  expect(names('Atorvastatina 40 0-0-1', 'Atorva 40')).toBe(1)
  expect(names('Olmesartán/hidroclorotiazida 20/12,5 mg', 'Olmesartán/HCTZ 20/12,5')).toBe(1)
  expect(names('Furosemide 40 mg daily', 'Furosemide | 40 mg PO daily | CONTINUE')).toBe(1)
  expect(names('Propranolol 40 mg para la migraña', 'Para la migraña, omeprazol 20 mg')).toBe(2)
  expect(names('Simvastatina 20 mg', 'Atorvastatina 40 mg (sustituye a simvastatina)')).toBe(2)
  expect(names('Prednisona 5 mg', 'Prednisolona 5 mg')).toBe(2)
  expect(names('Insulina glargina 10 UI', 'Insulina aspart 4 UI')).toBe(2)
  expect(names('Ácido fólico 5 mg', 'Ácido acetilsalicílico 100 mg')).toBe(2)
  expect(names('Metformina 850 mg', 'Furosemida 40 mg')).toBe(2)
})

test('nothing of the section is lost: what does not fit the table stays as it was', () => {
  const during = [heading('Durante el ingreso'), item('Ceftriaxona 2 g cada 24 h')]
  const free = [item('Sin cambios en su medicación.')]
  expect(reconciliation([...free, ...during])).toEqual({ rows: [], rest: [...free, ...during] })
})

test('the screen and the files pair the same drugs', () => {
  const lists = {
    previous: ['AAS 100 mg 0-1-0', 'Enalapril 10 mg', 'Simvastatina 20 mg'],
    discharge: ['Enalapril 20 mg', 'AAS 100 mg 0-1-0'],
    stopped: ['Se suspende simvastatina'],
  }
  const items = [
    heading('Tratamiento previo'),
    ...lists.previous.map((text) => item(text)),
    heading('Tratamiento al alta'),
    ...lists.discharge.map((text) => item(text)),
    heading('Suspendido o a evitar'),
    ...lists.stopped.map((text) => item(text)),
  ]
  const section = { key: 'medication' as const, items }
  const known = { language: 'es' as const, isQuoted: () => false, flagsOf: () => [] }
  const blocks = medicationBlocks(sectionBlocks(section, 'es'), known) ?? []
  expect(
    treeText({ type: 'root', children: [...blocks] })
      .trim()
      .split('\n')
      .slice(1),
  ).toEqual([
    'Enalapril 10 mg | Enalapril 20 mg | Modificado',
    'AAS 100 mg 0-1-0 | AAS 100 mg 0-1-0 | Continúa',
    'Simvastatina 20 mg | Se suspende simvastatina | Suspendido o a evitar',
  ])
  expect(shown(items).map(([outcome, home]) => [outcome, home])).toEqual([
    ['stopped', 'Simvastatina 20 mg'],
    ['changed', 'Enalapril 10 mg'],
    ['continued', 'AAS 100 mg 0-1-0'],
  ])
})
