import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

type DataApi = typeof api
type DataFeature = 'retention' | 'legal_holds' | 'erasures' | 'data_exports'
/** The log also holds what jobs do by themselves. */
type DataOperation =
  | { [F in DataFeature]: `${F}_${Extract<keyof DataApi[F], string>}` }[DataFeature]
  | 'retention_apply'
  | 'retention_shorten_log'
  | 'erasures_erase'

/** What was done or tried with data over time: rules, holds, erasures, exports. */
export const dataActTexts = texts('audit-data-acts', {
  retention_read: {
    en: 'Look at how long data is kept',
    es: 'Ver cuánto se conservan los datos',
    ca: 'Veure quant es conserven les dades',
  },
  retention_preview: {
    en: 'Count what rules of retention would remove',
    es: 'Contar lo que eliminarían unas reglas de conservación',
    ca: 'Comptar el que eliminarien unes regles de conservació',
  },
  retention_change: {
    en: 'Change how long data is kept',
    es: 'Cambiar cuánto se conservan los datos',
    ca: 'Canviar quant es conserven les dades',
  },
  retention_withdraw: {
    en: 'Take back rules of retention that waited',
    es: 'Retirar reglas de conservación pendientes',
    ca: 'Retirar regles de conservació pendents',
  },
  retention_apply: {
    en: 'Removed by a rule of retention',
    es: 'Eliminado por una regla de conservación',
    ca: 'Eliminat per una regla de conservació',
  },
  retention_shorten_log: {
    en: 'Oldest acts of the log removed by a rule of retention',
    es: 'Actos más antiguos del registro eliminados por una regla de conservación',
    ca: 'Actes més antics del registre eliminats per una regla de conservació',
  },
  legal_holds_list: {
    en: 'List the legal holds',
    es: 'Ver las retenciones legales',
    ca: 'Veure les retencions legals',
  },
  legal_holds_place: { en: 'Place a legal hold', es: 'Imponer una retención legal', ca: 'Imposar una retenció legal' },
  legal_holds_lift: { en: 'Lift a legal hold', es: 'Levantar una retención legal', ca: 'Aixecar una retenció legal' },
  erasures_find: {
    en: 'Look for a patient’s data',
    es: 'Buscar los datos de un paciente',
    ca: 'Cercar les dades d’un pacient',
  },
  erasures_list: { en: 'List the erasures', es: 'Ver las supresiones', ca: 'Veure les supressions' },
  erasures_create: {
    en: 'Ask for the erasure of a patient’s data',
    es: 'Pedir la supresión de los datos de un paciente',
    ca: 'Demanar la supressió de les dades d’un pacient',
  },
  erasures_begin: { en: 'Begin an erasure', es: 'Iniciar una supresión', ca: 'Iniciar una supressió' },
  erasures_erase: {
    en: 'Erased a patient’s data',
    es: 'Datos de un paciente suprimidos',
    ca: 'Dades d’un pacient suprimides',
  },
  erasures_protocol: {
    en: 'Fetch the protocol of an erasure',
    es: 'Descargar el acta de una supresión',
    ca: 'Baixar l’acta d’una supressió',
  },
  data_exports_create_of_person: {
    en: 'Ask for an export of a person’s data',
    es: 'Pedir la exportación de los datos de una persona',
    ca: 'Demanar l’exportació de les dades d’una persona',
  },
  data_exports_create_of_patient: {
    en: 'Ask for an export of a patient’s data',
    es: 'Pedir la exportación de los datos de un paciente',
    ca: 'Demanar l’exportació de les dades d’un pacient',
  },
  data_exports_list: {
    en: 'List one’s own exports of data',
    es: 'Ver las exportaciones de datos propias',
    ca: 'Veure les exportacions de dades pròpies',
  },
  data_exports_content: {
    en: 'Fetch an export of data',
    es: 'Descargar una exportación de datos',
    ca: 'Baixar una exportació de dades',
  },
  data_exports_remove: {
    en: 'Delete an export of data',
    es: 'Eliminar una exportación de datos',
    ca: 'Eliminar una exportació de dades',
  },
} satisfies Record<DataOperation, LocalizedText>)
