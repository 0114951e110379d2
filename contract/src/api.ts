import * as accessRequests from './access-requests.ts'
import * as analytics from './analytics.ts'
import * as assignments from './assignments.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as chat from './chat.ts'
import * as courseFiles from './course-files.ts'
import * as rag from './rag-strategies.ts'
import * as credentials from './credentials.ts'
import * as dataExports from './data-exports.ts'
import * as documentSettings from './document-settings.ts'
import * as documents from './documents.ts'
import * as emergencyAccess from './emergency-access.ts'
import type { Endpoint } from './endpoint.ts'
import * as erasures from './erasures.ts'
import * as invitations from './invitations.ts'
import * as legalHolds from './legal-holds.ts'
import * as model from './model.ts'
import * as notices from './notices.ts'
import * as organisations from './organisations.ts'
import * as publicCalls from './public.ts'
import * as reports from './reports.ts'
import * as retention from './retention.ts'
import * as review from './review.ts'
import * as review_marks from './review-marks.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as singleSignOn from './single-sign-on.ts'
import * as users from './users.ts'

export const apiPrefix = '/api/v0'

/** Every call, by feature. OpenAPI, the reference page and the standing tests walk this; nothing else is reachable. */
export const api = {
  config: { read: publicCalls.read },
  auth: {
    login: auth.login,
    register: auth.register,
    me: auth.me,
    activity: auth.activity,
    logout: auth.logout,
    change_password: auth.changePassword,
    request_password_link: auth.requestPasswordLink,
    use_password_link: auth.usePasswordLink,
    sessions: auth.sessions,
    end_session: auth.endSession,
  },
  single_sign_on: {
    begin: singleSignOn.begin,
    finish: singleSignOn.finish,
    links: singleSignOn.links,
    begin_link: singleSignOn.beginLink,
    finish_link: singleSignOn.finishLink,
    begin_confirmation: singleSignOn.beginConfirmation,
    finish_confirmation: singleSignOn.finishConfirmation,
    unlink: singleSignOn.unlink,
    back_channel_logout: singleSignOn.backChannelLogout,
  },
  second_factor: {
    state: secondFactor.state,
    begin_passkey_use: secondFactor.beginPasskeyUse,
    prove: secondFactor.prove,
    reauthenticate: secondFactor.reauthenticate,
    list: secondFactor.list,
    begin_totp: secondFactor.beginTotp,
    add_totp: secondFactor.addTotp,
    begin_passkey: secondFactor.beginPasskey,
    add_passkey: secondFactor.addPasskey,
    rename: secondFactor.rename,
    remove: secondFactor.remove,
    renew_recovery_codes: secondFactor.renewRecoveryCodes,
    of_user: secondFactor.ofUser,
    reset: secondFactor.reset,
  },
  users: {
    list: users.list,
    read: users.read,
    update: users.update,
    remove: users.remove,
    sessions: users.sessions,
    end_sessions: users.endSessions,
    import: users.importFile,
    export: users.exportFile,
  },
  invitations: {
    list: invitations.list,
    create: invitations.create,
    send: invitations.send,
    remove: invitations.remove,
    look: invitations.look,
    accept: invitations.accept,
  },
  organisations: {
    list: organisations.list,
    read: organisations.read,
    create: organisations.create,
    update: organisations.update,
    contents: organisations.contents,
    deletions: organisations.deletions,
    remove: organisations.remove,
    strategies: organisations.strategies,
    model_settings: model.readSettings,
    change_model_settings: model.changeSettings,
    document_settings: documentSettings.readDocumentSettings,
    change_document_settings: documentSettings.changeDocumentSettings,
  },
  assignments: {
    roles: assignments.listRoles,
    list: assignments.list,
    create: assignments.create,
    remove: assignments.remove,
  },
  credentials: {
    list: credentials.list,
    create: credentials.create,
    update: credentials.update,
    remove: credentials.remove,
    rotate: credentials.rotate,
  },
  access_requests: { list: accessRequests.list, decide: accessRequests.decide, withdraw: accessRequests.withdraw },
  notices: { list: notices.list, read: notices.read, read_all: notices.readAll },
  course_files: { read: courseFiles.readCourseFile },
  reports: {
    create: reports.create,
    list: reports.list,
    read: reports.read,
    rename: reports.rename,
    dismiss_warnings: reports.dismissWarnings,
    events: reports.events,
    cancel: reports.cancel,
    retry: reports.retry,
    export: reports.exportFile,
    model_calls: model.calls,
    save_draft: review.saveDraft,
    drop_draft: review.dropDraft,
    correct: review.correct,
    correct_head: review.correctHead,
    accept: review.accept,
    review_sections: review_marks.reviewSections,
    dismiss: review_marks.dismiss,
    revisions: review.revisions,
    rate: review.rate,
    sign: review.sign,
    remove: review.remove,
    annul: review.annul,
    put_away: review.putAway,
    bring_back: review.bringBack,
  },
  chat: {
    list: chat.list,
    create: chat.create,
    read: chat.read,
    update: chat.update,
    remove: chat.remove,
    strategies: rag.strategies,
    messages: chat.messages,
    ask: chat.ask,
    resume: chat.resume,
    cancel: chat.cancel,
    message_events: chat.messageEvents,
    report_text: chat.reportText,
    export: chat.exportFile,
  },
  documents: {
    list: documents.list,
    create: documents.create,
    read: documents.read,
    write: documents.write,
    content: documents.content,
    read_text: documents.readText,
    retry: documents.retry,
    remove: documents.remove,
    events: documents.events,
  },
  search: { find: search.find },
  analytics: { reports: analytics.reports },
  retention: {
    read: retention.read,
    preview: retention.preview,
    change: retention.change,
    withdraw: retention.withdraw,
  },
  legal_holds: { list: legalHolds.list, place: legalHolds.place, lift: legalHolds.lift },
  erasures: {
    find: erasures.find,
    list: erasures.list,
    create: erasures.create,
    begin: erasures.begin,
    protocol: erasures.protocol,
  },
  data_exports: {
    create_of_person: dataExports.createOfPerson,
    create_of_patient: dataExports.createOfPatient,
    list: dataExports.list,
    content: dataExports.content,
    remove: dataExports.remove,
  },
  emergency_access: {
    current: emergencyAccess.current,
    list: emergencyAccess.list,
    open: emergencyAccess.open,
    end: emergencyAccess.end,
    configure: emergencyAccess.configure,
  },
  audit: { list: audit.list, export: audit.exportFile, verification: audit.verification },
} as const satisfies Record<string, Record<string, Endpoint>>

/** Walks the contract: `feature.call` names with their endpoints. */
export const everyCall = (): [operation: string, endpoint: Endpoint][] =>
  Object.entries<Record<string, Endpoint>>(api).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([call, endpoint]): [string, Endpoint] => [`${feature}.${call}`, endpoint]),
  )
