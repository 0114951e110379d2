// image.sh runs this inside the container. It fetches the sign-in page, signs in, creates a report from a course, and
// fetches its Word file and its PDF.
const address = `http://127.0.0.1:${process.env.PORT}`
const course = 'MOTIVO DE INGRESO: disnea.\nAlergias: penicilina.\nTratamiento al alta: furosemida 40 mg 1-0-0.\n'
let token

async function call(where, body) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const response = await fetch(`${address}/api/v0${where}`, { headers, ...sent })
  if (!response.ok) throw new Error(`${where}: ${response.status} ${await response.text()}`)
  return response
}
const say = (what, found) => console.log(`${what.padEnd(46)} ${found}`)

const page = await fetch(`${address}/login`)
if (page.status !== 200) throw new Error(`The sign-in page answered ${page.status}`)
say('sign-in page', page.status)

const signedIn = await call('/auth/login', { email: 'clinician@demo.example', password: 'alta demo 2026' })
token = (await signedIn.json()).token
say('signed in', typeof token === 'string')
const { items } = await (await call('/organisations?permission=discharge_reports:create')).json()
const begin = performance.now()
const made = await call('/discharge-reports', { organisation_id: items[0].organisation_id, source: { text: course } })
const { discharge_report_id: id } = await made.json()
const deadline = Date.now() + 120_000
for (;;) {
  const { status, generated } = await (await call(`/discharge-reports/${id}`)).json()
  if (status === 'ready') {
    say('a report is written in', `${Math.round(performance.now() - begin)} ms, ${generated.sections.length} sections`)
    break
  }
  if (status === 'failed' || Date.now() > deadline) throw new Error(`The report is ${status}`)
  await new Promise((resolve) => setTimeout(resolve, 50))
}
for (const [format, magic] of Object.entries({ docx: 'PK', pdf: '%PDF' })) {
  const bytes = new Uint8Array(
    await (await call(`/discharge-reports/${id}/export?version=generated&format=${format}`)).arrayBuffer(),
  )
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 8)).startsWith(magic)) throw new Error(`No ${format}`)
  say(`${format} of it`, `${bytes.length} bytes`)
}
