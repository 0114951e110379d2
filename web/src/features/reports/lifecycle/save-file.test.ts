import { emptyPatient, emptyStay } from '@alta/contract/report'
import { expect, test } from 'vitest'
import { fileName } from './save-file.ts'

test('a title becomes a file name that every system accepts', () => {
  const made = { created_at: '2026-03-02T10:00:00Z', record_number: null, language: 'es' } as const
  const named = (title: string) => fileName({ title, ...made })
  expect(named('Paciente: Ana / NHC 12.')).toBe('alta_Paciente-Ana-NHC-12_2026-03-02.docx')
  expect(named('Curs clínic «5è B»')).toBe('alta_Curs-clinic-5e-B_2026-03-02.docx')
  expect(named('***')).toBe('alta_2026-03-02.docx')
  expect(named('a'.repeat(200))).toBe(`alta_${'a'.repeat(60)}_2026-03-02.docx`)
  const discharged = { text: '1/3', spans: [], day: '2026-03-01' }
  const generated = { patient: emptyPatient, stay: { ...emptyStay, discharged }, sections: [] }
  expect(fileName({ title: 'Ana', ...made, generated })).toBe('alta_Ana_2026-03-01.docx')
  expect(fileName({ title: 'Ana', ...made, record_number: '12/345', generated })).toBe('alta_12-345_2026-03-01.docx')
})
