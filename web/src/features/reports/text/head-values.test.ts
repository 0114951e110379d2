import { emptyPatient, emptyStay } from '@alta/contract/report'
import { expect, test } from 'vitest'
import { headOf, readValues, shownValues } from './head-values.ts'

const generated = {
  patient: {
    ...emptyPatient,
    name: { text: 'Rosa Invent', spans: [] },
    birth_date: { text: '4/5/48', spans: [], day: '1948-05-04' },
    sex: { text: 'mujer', spans: [], code: 'female' as const },
  },
  stay: { ...emptyStay, service: { text: 'Cirugía', spans: [] }, admitted: { text: '3-IX', spans: [] } },
  sections: [],
}
const report = { generated, corrected: null }

test('only values that differ from the course are sent, and null for an emptied one', () => {
  const read = readValues(report)
  expect(read).toMatchObject({ name: 'Rosa Invent', birth_date: '1948-05-04', sex: 'female', admitted: '', age: '' })
  expect(headOf(read, read)).toEqual({})
  expect(headOf({ ...read, name: ' Rosa Otra ', service: '', sex: '', admitted: '2023-09-03' }, read)).toEqual({
    name: { value: 'Rosa Otra' },
    service: { value: null },
    sex: { value: null },
    admitted: { value: '2023-09-03' },
  })
})

test('the form begins with the newest version, and restoring the course’s values removes the correction', () => {
  const head = { name: { value: 'Rosa Otra' }, service: { value: null } }
  const corrected = {
    head,
    sections: [],
    revision: 1,
    words_since: 0,
    corrected_at: '',
    corrected_by: { user_id: null, name: '' },
  }
  const shown = shownValues({ generated, corrected })
  expect(shown).toMatchObject({ name: 'Rosa Otra', service: '', sex: 'female' })
  expect(headOf(shown, readValues(report))).toEqual(head)
  expect(headOf({ ...shown, name: 'Rosa Invent' }, readValues(report))).toEqual({ service: { value: null } })
})
