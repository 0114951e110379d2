// The HTTP calls to Alta that the load and the faults use.
import { apiPrefix } from '@alta/contract/api'

export interface ApiResponse {
  readonly status: number
  /** `network` if no response arrived. */
  readonly code: string | null
  readonly retry_after: string | null
  /** Untyped: the caller knows what it must be. */
  readonly json: ReturnType<typeof JSON.parse>
}

export interface ApiRequest {
  readonly url: string
  readonly token: string | null
  readonly body?: object
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly raw?: string
  readonly patience_ms?: number
}

const patience = 90_000

/** Sends one request; never throws. */
export async function ask(method: string, path: string, request: ApiRequest): Promise<ApiResponse> {
  const { url, token, body, key, raw } = request
  try {
    const response = await fetch(`${url}${apiPrefix}${path}`, {
      method,
      signal: AbortSignal.timeout(request.patience_ms ?? patience),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...request.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw }),
    })
    const text = await response.text()
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
    const json = isJson && text !== '' ? JSON.parse(text) : null
    const code = response.ok ? null : (json?.code ?? `${response.status}`)
    return { status: response.status, code, retry_after: response.headers.get('retry-after'), json }
  } catch {
    return { status: 0, code: 'network', retry_after: null, json: null }
  }
}

export const administrator = { email: 'admin@ward.example', password: 'deu tortugues al balco' }
const password = 'nou conills a la lluna'
const reason = 'Trabaja en la planta tercera'

export async function signIn(url: string, credentials: { email: string; password: string }): Promise<string> {
  const { json, code } = await ask('POST', '/auth/login', { url, token: null, body: credentials })
  if (typeof json?.token !== 'string') throw new Error(`cannot sign in: ${code}`)
  return json.token
}

export interface BenchOrganisation {
  readonly organisation_id: string
  readonly admin: string
  readonly people: readonly { readonly token: string; readonly email: string; readonly assignment: string }[]
  readonly password: string
}

/** Creates an organisation with this many clinicians and signs them in. */
export async function createBenchOrganisation(url: string, count: number): Promise<BenchOrganisation> {
  const admin = await signIn(url, administrator)
  const created = await ask('POST', '/organisations', { url, token: admin, body: { name: `Planta ${Date.now()}` } })
  const { organisation_id } = created.json
  const people: BenchOrganisation['people'][number][] = []
  for (let number = 0; number < count; number += 1) {
    const email = `${Date.now()}-${number}@ward.example`
    const account = { name: `Metge ${number}`, email, password }
    const { json } = await ask('POST', '/auth/register', { url, token: null, body: account })
    const role = { user_id: json.user_id, organisation_id, role: 'clinician', scope: 'organisation', reason }
    const assignment = await ask('POST', '/role-assignments', {
      url,
      token: admin,
      body: { ...role, confirm_unverified: true },
    })
    if (assignment.status !== 201) throw new Error(`no role: ${assignment.code}`)
    people.push({ email, assignment: assignment.json.role_assignment_id, token: await signIn(url, account) })
  }
  return { organisation_id, admin, people, password }
}

/** An invented course, different for each seed. */
export const courseOf = (seed: number): string => `Paciente: Persona Inventada ${seed}
Antecedentes: hipertensión arterial en tratamiento con enalapril ${5 + (seed % 4) * 5} mg cada 24 horas. Sin alergias conocidas.
Enfermedad actual: ingresa por dolor en la pierna derecha de ${2 + (seed % 5)} días de evolución. No refiere fiebre.
Exploración física en urgencias: TA ${110 + (seed % 40)}/80 mmHg. Pierna derecha caliente.
Evolución: se inicia clindamicina 600 mg cada 8 horas. Mejora del eritema. Afebril desde el ingreso.
Recomendaciones al alta: reposo relativo. Control en consultas externas en 7 días.
`
