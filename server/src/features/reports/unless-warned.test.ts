import * as reports from '@alta/contract/reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

const note = 'Ingresa por disnea de tres días con tos y fiebre. TA 120/70, SatO2 91 %. Furosemida 40 mg 1-0-0.'
const recipe =
  'Arroz con verduras para cuatro personas. Pelar las zanahorias y cortarlas finas. Sofreír la cebolla con aceite, añadir el arroz y dos tazas de caldo.'
const two = `Paciente: Ana Ruiz Prado  NHC 118204\n${note}\n\nPaciente: Juan Sanz Gil  NHC 227311\n${note}`

let server: TestServer
let organisation_id: string
let person: Person

beforeAll(async () => {
  // The engine never ends, so every accepted report stays under way.
  server = await openTestServer({ write: () => new Promise(() => undefined) })
  organisation_id = await server.organisation('Planta')
  person = await server.person(['clinician', organisation_id])
})
afterAll(() => server.close())

const send = (text: string, unless_warned?: boolean) =>
  server.call(person, reports.create, {
    body: { organisation_id, source: { text }, ...(unless_warned !== undefined && { unless_warned }) },
  })

it.each([
  ['no course', recipe, 'no_clinical_course'],
  ['of two patients', two, 'several_patients'],
])('a text that is %s causes a warning, and no report is created', async (_, text, code) => {
  const { status, json } = await send(text, true)
  expect([status, json.errors]).toEqual([422, [{ pointer: '/source/text', code }]])
  const { json: list } = await server.call(person, reports.list, { query: { organisation_id } })
  expect(list.items).toEqual([])
})

it('a course is accepted, and any other text after confirmation', async () => {
  expect((await send(`Paciente: Ana Ruiz Prado  NHC 118204\n${note}`, true)).status).toBe(202)
  expect((await send(recipe)).status).toBe(202)
})
