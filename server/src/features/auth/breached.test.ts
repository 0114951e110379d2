import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as auth from '@alta/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, openTestServer, type TestServer } from '../../contract-tests/test-server.ts'
import { createAdministrator } from './setup.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-breached-'))
const lost = 'lantern over cedar'
let server: TestServer
beforeAll(async () => {
  const file = path.join(folder, 'sums')
  fs.writeFileSync(file, `${createHash('sha1').update(lost).digest('hex').toUpperCase()}:3\r\n`)
  server = await openTestServer({ environment: { ALTA_BREACHED_PASSWORDS: file } })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const problem = { errors: [expect.objectContaining({ code: 'password_too_common' })] }
const body = { name: 'Ada Pons', email: 'ada@ward.example', password: lost }

test('a breached password creates no account and no administrator', async () => {
  expect((await server.call(null, auth.register, { body })).json).toMatchObject(problem)
  await expect(createAdministrator(server.services, body)).rejects.toMatchObject(problem)
  expect((await server.call(null, auth.register, { body: { ...body, password: `${lost} 2` } })).status).toBe(201)
})

test('nobody changes their password to a breached one', async () => {
  const change = { body: { current_password: knownPassword, new_password: lost } }
  expect((await server.call(await server.person(), auth.changePassword, change)).json).toMatchObject(problem)
})
