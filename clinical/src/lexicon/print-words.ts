import type { Language } from '@alta/contract/languages'

/** The words that printed documents add to the report. */
interface PrintWords {
  /** The word between a page's number and the number of pages. */
  readonly of: string
  /** The mark across every page of a document that is not signed. */
  readonly draft_mark: string
  readonly signature: string
  readonly medication: Readonly<
    Record<'home' | 'discharge' | 'change' | 'continued' | 'changed' | 'started' | 'stopped' | 'unaccounted', string>
  >
}

export const printWords: Readonly<Record<Language, PrintWords>> = {
  es: {
    of: 'de',
    draft_mark: 'BORRADOR',
    signature: 'Firma',
    medication: {
      home: 'Antes del ingreso',
      discharge: 'Al alta',
      change: 'Cambio',
      continued: 'Continúa',
      changed: 'Modificado',
      started: 'Nuevo',
      stopped: 'Suspendido o a evitar',
      unaccounted: 'Sin mención al alta: revisar',
    },
  },
  ca: {
    of: 'de',
    draft_mark: 'ESBORRANY',
    signature: 'Signatura',
    medication: {
      home: "Abans de l'ingrés",
      discharge: "A l'alta",
      change: 'Canvi',
      continued: 'Continua',
      changed: 'Modificat',
      started: 'Nou',
      stopped: 'Suspès o a evitar',
      unaccounted: "Sense menció a l'alta: revisar",
    },
  },
  en: {
    of: 'of',
    draft_mark: 'DRAFT',
    signature: 'Signature',
    medication: {
      home: 'Before admission',
      discharge: 'At discharge',
      change: 'Change',
      continued: 'Continued',
      changed: 'Changed',
      started: 'Started',
      stopped: 'Stopped or to avoid',
      unaccounted: 'Not mentioned at discharge: review',
    },
  },
}
