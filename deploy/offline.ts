/**
 * Run by the bundle's test in a network without a way out, as `offline.ts FOLDER`: starts the bundle in FOLDER/program as
 * an account without rights, writes a report of the scan FOLDER/course.pdf through it, stops it, and prints what came of it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPrefix } from '@alta/contract/api'

const folder = process.argv[2] ?? ''
const alone = process.argv.includes('--alone')
const nobody = 65_534
const isRoot = process.getuid?.() === 0 && readFileSync('/proc/self/uid_map', 'latin1').includes('4294967295')
const account = isRoot ? { uid: nobody, gid: nobody } : {}
const data = path.join(folder, 'its data')
const program = path.join(folder, 'program', 'bin', 'alta')
// a `node` that refuses to run lies first on the path
const environment = {
  PATH: `${path.join(folder, 'path')}:/usr/bin:/bin`,
  HOME: data,
  PORT: '0',
  ALTA_LOG_LEVEL: 'error',
}

async function started(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    const found = /ready at (\S+)/.exec(output)?.[1]
    if (found !== undefined) resolve(found)
  })
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  return await promise
}

async function signInPage(address: string) {
  const response = await fetch(`${address}/login`)
  const html = await response.text()
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? ''
  return { page: response.status, title: /<title>/.test(html), script: (await fetch(new URL(script, address))).status }
}

async function report(address: string) {
  const call = async (token: string | undefined, where: string, body?: object) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await fetch(`${address}${apiPrefix}${where}`, { headers, ...sent })
    return JSON.parse(await response.text())
  }
  const { token } = await call(undefined, '/auth/login', {
    email: 'clinician@demo.example',
    password: 'alta demo 2026',
  })
  const { items } = await call(token, '/organisations?permission=discharge_reports:create')
  const file_base64 = readFileSync(path.join(folder, 'course.pdf')).toString('base64')
  const source = { filename: 'course.pdf', file_base64 }
  const made = await call(token, '/discharge-reports', { organisation_id: items[0].organisation_id, source })
  const where = `/discharge-reports/${made.discharge_report_id}`
  for (;;) {
    const written = await call(token, where)
    if (written.status === 'ready' || written.status === 'failed' || written.status === undefined)
      return { status: written.status, sections: written.generated?.sections.length, text: written.source?.text, made }
    await wait(100)
  }
}

if (alone) execFileSync('ip', ['link', 'set', 'lo', 'up'])
mkdirSync(data)
if (isRoot) chownSync(data, nobody, nobody)
const child = spawn(program, ['start', '--demo'], {
  ...account,
  cwd: data,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
})
async function tried() {
  try {
    const address = await started(child)
    return { page: await signInPage(address), written: await report(address) }
  } finally {
    child.kill('SIGTERM')
  }
}

const gone = once(child, 'exit')
const { page, written } = await tried()
const [ended] = await gone
const args = ['report', path.join(folder, 'program', 'clinical', 'cases', 'es-01.txt'), '--format', 'pdf']
const printed = execFileSync(program, args, { ...account, cwd: data, env: environment })
const beginning = printed.subarray(0, 5).toString('latin1')
const interfaces = Object.keys(networkInterfaces())
process.stdout.write(`${JSON.stringify({ interfaces, page, written, ended, beginning })}\n`)
