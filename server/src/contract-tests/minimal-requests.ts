import type { Endpoint } from '@alta/contract/endpoint'
import { noRules } from '@alta/contract/retention'
import { leftOut, sentence } from './records.ts'
import type { RecordIds } from './record-ids.ts'
import { passkeyOrigin } from './second-factor-records.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import { knownPassword, type SentRequest } from './test-server.ts'

/** As in single-sign-on-records.ts; a server without providers refuses it. */
const provider_id = 'standing'
const course = 'Paciente inventado. Evolución favorable, afebril, tolera dieta. Alta a domicilio.'
const someone = () => `${crypto.randomUUID()}@ward.example`
/** As reports of records.ts have it. */
const record_number = 'HC 4711'
const reason = 'Trabaja en la planta tercera'
const anyPasskey = JSON.stringify(softwareAuthenticator(passkeyOrigin).create({ challenge: 'none' }))
const writing = { sections: [{ key: 'evolution', markdown: 'Otra evolución.' }], base_revision: 0 }

type MinimalRequest = (ids: RecordIds) => Omit<SentRequest, 'params'>

/** The smallest request of each call, besides the ids of its path; a new call with a body belongs here. */
const minimalRequests: Readonly<Record<string, MinimalRequest>> = {
  'auth.login': ({ email }) => ({ body: { email, password: knownPassword } }),
  'auth.register': () => ({ body: { name: 'Nueva', email: someone(), password: knownPassword } }),
  'auth.change_password': () => ({
    body: { current_password: knownPassword, new_password: 'ocho gatos rojos en la azotea' },
  }),
  'auth.request_password_link': ({ email = someone() }) => ({ body: { email } }),
  'auth.use_password_link': ({ password_token = 'none' }) => ({
    body: { password_token, new_password: 'nueve gatos pardos en el portal' },
  }),
  'single_sign_on.begin': () => ({ body: { provider_id } }),
  'single_sign_on.finish': ({ returned = '', browser_secret = 'none' }) => ({
    body: { provider_id, returned, browser_secret },
  }),
  'single_sign_on.begin_link': () => ({ body: { provider_id, password: knownPassword } }),
  'single_sign_on.finish_link': ({ returned = '', browser_secret = 'none' }) => ({
    body: { provider_id, returned, browser_secret },
  }),
  'single_sign_on.begin_confirmation': () => ({ body: { provider_id } }),
  'single_sign_on.finish_confirmation': ({ returned = '', browser_secret = 'none' }) => ({
    body: { provider_id, returned, browser_secret },
  }),
  'single_sign_on.back_channel_logout': ({ logout_token = 'none' }) => ({
    raw: `logout_token=${logout_token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'second_factor.prove': ({ code = '000000' }) => ({ body: { code } }),
  'second_factor.reauthenticate': () => ({ body: { password: knownPassword } }),
  'second_factor.add_totp': ({ code = '000000' }) => ({ body: { name: 'Móvil', code } }),
  'second_factor.add_passkey': ({ passkey = anyPasskey }) => ({
    body: { name: 'Llave', passkey: JSON.parse(passkey) },
  }),
  'second_factor.rename': () => ({ body: { name: 'Otra llave' } }),
  'second_factor.reset': () => ({ body: { reason } }),
  'users.update': () => ({ body: { name: 'Otro nombre' } }),
  'users.import': () => ({
    raw: `name,email,organisation,role,locale\nNueva,${someone()},,,es\n`,
    headers: { 'content-type': 'text/csv' },
  }),
  'invitations.create': ({ organisation_id }) => ({
    body: { email: someone(), role: 'reader', organisation_id, reason },
  }),
  'invitations.look': ({ invitation_token }) => ({ body: { invitation_token } }),
  'invitations.accept': ({ invitation_token }) => ({ body: { invitation_token } }),
  'organisations.create': () => ({ body: { name: 'Hospital Nuevo' } }),
  'organisations.update': () => ({ body: { report_strategy: 'extractive' } }),
  'organisations.change_model_settings': () => ({ body: { verifier: 'rules_and_judge' } }),
  'organisations.change_document_settings': () => ({ body: { name: 'Hospital General' } }),
  'assignments.create': ({ organisation_id, user_id }) => ({
    body: { organisation_id, user_id, role: 'clinician', scope: 'organisation', reason },
  }),
  'credentials.create': () => ({ body: { name: 'Máquina', expires_in_days: 30, roles: ['reader'], reason } }),
  'credentials.update': () => ({ body: { name: 'Otra máquina' } }),
  'credentials.rotate': () => ({ body: { expires_in_days: 30, reason } }),
  'access_requests.decide': () => ({ body: { outcome: 'approved' } }),
  'course_files.read': ({ organisation_id = '' }) => ({
    query: { organisation_id },
    raw: course,
    headers: { 'content-type': 'text/plain' },
  }),
  'reports.create': ({ organisation_id }) => ({ body: { organisation_id, source: { text: course } } }),
  'reports.rename': () => ({ body: { title: 'Otro título' } }),
  'reports.export': () => ({ query: { version: 'generated', format: 'text' } }),
  'reports.save_draft': () => ({ body: writing }),
  'reports.accept': () => ({ body: { section: 'evolution', text: sentence, accepted: true } }),
  'reports.review_sections': () => ({ body: { sections: ['evolution'], revision: 0, reviewed: true } }),
  'reports.dismiss': () => ({ body: { facts: [{ section: 'medication', text: leftOut }], dismissed: true } }),
  'reports.correct': () => ({ body: writing }),
  'reports.correct_head': () => ({ body: { revision: 0, head: { name: { value: 'Nadie' } } } }),
  'reports.rate': () => ({ body: { level: 'good' } }),
  'reports.sign': () => ({ body: { version: 'generated', revision: 0 } }),
  'reports.annul': () => ({ body: { reason: 'Se firmó el de otro paciente' } }),
  'reports.put_away': () => ({ body: { reason: 'Plazo de conservación cumplido' } }),
  'reports.bring_back': () => ({ body: { reason: 'Se pide para una reclamación' } }),
  'chat.create': ({ organisation_id }) => ({ body: { title: 'Cama 12', organisation_id, rag_strategy: 'echo' } }),
  'chat.update': () => ({ body: { title: 'Cama 13' } }),
  'chat.ask': () => ({ body: { content: '¿Tiene alergias?' } }),
  'chat.report_text': () => ({ query: { revision: '0' } }),
  'chat.export': () => ({ query: { format: 'markdown' } }),
  'documents.create': () => ({ body: { filename: 'nota.txt', media_type: 'text/plain', bytes: 4 } }),
  'documents.write': () => ({ raw: 'Alta', headers: { 'content-type': 'text/plain' } }),
  'documents.events': () => ({ beginning: true }),
  'search.find': ({ word = 'nadie' }) => ({ typed: { q: word } }),
  'emergency_access.open': () => ({
    body: { reason: 'La guardia no abre el informe de una paciente', password: knownPassword },
  }),
  'emergency_access.configure': () => ({ body: { emergency_access: 'forbidden' } }),
  'retention.preview': () => ({ body: { rules: noRules } }),
  'retention.change': () => ({ body: { rules: noRules, reason, revision: 0 } }),
  'legal_holds.place': () => ({ body: { held: { kind: 'record_number', record_number: 'HC 0' }, reason } }),
  'legal_holds.lift': () => ({ body: { reason } }),
  'erasures.find': () => ({ typed: { record_number } }),
  'erasures.create': () => ({ body: { patient: { record_number }, reason } }),
  'erasures.protocol': () => ({ query: { format: 'json' } }),
  'data_exports.create_of_patient': () => ({ body: { record_number } }),
  'audit.export': () => ({ query: { format: 'csv' } }),
}

/** The ids of records that a call names elsewhere than in its path. */
const named: Readonly<Record<string, readonly string[]>> = {
  'assignments.create': ['user_id'],
  'invitations.look': ['invitation_id'],
  'invitations.accept': ['invitation_id'],
}

export const minimalRequest = (name: string, ids: RecordIds): SentRequest => ({
  ...minimalRequests[name]?.(ids),
  params: ids,
})

/** Whether the call's body names an organisation or a record in one. */
export const bodyNamesRecord = (name: string): boolean =>
  JSON.stringify(minimalRequests[name]?.({ organisation_id: 'here', user_id: 'here' }).body ?? null).includes('here')

/** The ids of the records that a call acts on. */
export const idsOf = (name: string, { path }: Endpoint): readonly string[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, id = '']) => id),
  ...(named[name] ?? []),
]
