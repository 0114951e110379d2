import type { Language } from '@alta/contract/languages'
import type { keepReasons, PatientRecordKind } from '@alta/contract/erasures'

interface ProtocolTexts {
  readonly title: string
  readonly organisation: string
  readonly erasure: string
  readonly requested: string
  readonly approved: string
  readonly reason: string
  readonly begun: string
  readonly finished: string
  readonly unfinished: string
  readonly records: string
  readonly none: string
  readonly created: string
  readonly until: string
  readonly kinds: Readonly<Record<PatientRecordKind, string>>
  readonly outcomes: Readonly<Record<'erased' | 'kept' | 'gone' | 'open', string>>
  readonly because: Readonly<Record<(typeof keepReasons)[number], string>>
  readonly note: string
}

/** The texts of the protocol of an erasure. */
export const protocolWords: Readonly<Record<Language, ProtocolTexts>> = {
  en: {
    title: 'Protocol of an erasure of a patient’s data',
    organisation: 'Organisation',
    erasure: 'Erasure',
    requested: 'Requested by',
    approved: 'Approved by',
    reason: 'Reason',
    begun: 'Begun',
    finished: 'Finished',
    unfinished: 'not finished',
    records: 'Records',
    none: 'nothing was found',
    created: 'of',
    until: 'until',
    kinds: { discharge_report: 'Report', chat_session: 'Chat', document: 'Document of a chat' },
    outcomes: { erased: 'erased', kept: 'KEPT', gone: 'had gone before', open: 'not yet' },
    because: {
      retention: 'signed, and to be kept by law',
      legal_hold: 'a legal hold keeps it',
      unfinished: 'it was being written',
    },
    note: 'Chats are erased whole, with their documents. This protocol holds ids and days, and no word of the patient.',
  },
  es: {
    title: 'Acta de supresión de los datos de un paciente',
    organisation: 'Organización',
    erasure: 'Supresión',
    requested: 'La pidió',
    approved: 'La aprobó',
    reason: 'Motivo',
    begun: 'Inicio',
    finished: 'Fin',
    unfinished: 'sin terminar',
    records: 'Registros',
    none: 'no se encontró nada',
    created: 'de',
    until: 'hasta',
    kinds: { discharge_report: 'Informe', chat_session: 'Chat', document: 'Documento de un chat' },
    outcomes: { erased: 'suprimido', kept: 'SE CONSERVA', gone: 'ya no estaba', open: 'pendiente' },
    because: {
      retention: 'firmado, debe conservarse por ley',
      legal_hold: 'sujeto a una retención legal',
      unfinished: 'se estaba redactando',
    },
    note: 'Los chats se suprimen enteros, con sus documentos. Esta acta contiene identificadores y fechas, y ninguna palabra del paciente.',
  },
  ca: {
    title: 'Acta de supressió de les dades d’un pacient',
    organisation: 'Organització',
    erasure: 'Supressió',
    requested: 'La va demanar',
    approved: 'La va aprovar',
    reason: 'Motiu',
    begun: 'Inici',
    finished: 'Fi',
    unfinished: 'sense acabar',
    records: 'Registres',
    none: 'no s’hi va trobar res',
    created: 'del',
    until: 'fins al',
    kinds: { discharge_report: 'Informe', chat_session: 'Xat', document: 'Document d’un xat' },
    outcomes: { erased: 'suprimit', kept: 'ES CONSERVA', gone: 'ja no hi era', open: 'pendent' },
    because: {
      retention: 'signat, s’ha de conservar per llei',
      legal_hold: 'subjecte a una retenció legal',
      unfinished: 's’estava redactant',
    },
    note: 'Els xats se suprimeixen sencers, amb els seus documents. Aquesta acta conté identificadors i dates, i cap paraula del pacient.',
  },
}
