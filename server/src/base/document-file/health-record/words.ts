import { fold } from '@alta/clinical/text/fold'
import type { Language, LocalisedText } from '@alta/contract/languages'
import type { HealthRecordKind } from './health-record.ts'
export const denied: LocalisedText = { en: 'Denied', es: 'Negado', ca: 'Negat' }
export const refuted: LocalisedText = { en: 'ruled out', es: 'descartado', ca: 'descartat' }
export const every: LocalisedText = { en: 'every', es: 'cada', ca: 'cada' }
export const asNeeded: LocalisedText = { en: 'as needed', es: 'si precisa', ca: 'si cal' }
export const lasting: LocalisedText = { en: 'for', es: 'durante', ca: 'durant' }
export const most: LocalisedText = { en: 'at most', es: 'máximo', ca: 'màxim' }

const stopped: LocalisedText = { en: 'stopped', es: 'suspendido', ca: 'suspès' }
const notDone: LocalisedText = { en: 'not done', es: 'no realizado', ca: 'no realitzat' }
const resolved: LocalisedText = { en: 'resolved', es: 'resuelto', ca: 'resolt' }

/** What a status means that changes what is said, by the codes of CDA and FHIR. */
export const statusWords: Readonly<Record<string, LocalisedText>> = {
  aborted: stopped,
  suspended: stopped,
  cancelled: stopped,
  stopped,
  'on-hold': { en: 'on hold', es: 'en pausa', ca: 'en pausa' },
  'not-done': notDone,
  'not-taken': { en: 'not taken', es: 'no tomado', ca: 'no pres' },
  resolved,
  inactive: resolved,
  remission: { en: 'in remission', es: 'en remisión', ca: 'en remissió' },
}

export const severities: Readonly<Record<string, LocalisedText>> = {
  mild: { en: 'mild', es: 'leve', ca: 'lleu' },
  moderate: { en: 'moderate', es: 'moderada', ca: 'moderada' },
  severe: { en: 'severe', es: 'grave', ca: 'greu' },
}

/** What a note's stamp says of its kind. */
export const kindWords: Readonly<Record<Exclude<HealthRecordKind, null>, LocalisedText>> = {
  discharge: { en: 'Discharge note', es: 'Informe de alta', ca: "Informe d'alta" },
  admission: { en: 'Admission note', es: 'Nota de ingreso', ca: "Nota d'ingrés" },
  progress: { en: 'Progress note', es: 'Nota de evolución', ca: "Nota d'evolució" },
  consult: { en: 'Consult note', es: 'Nota de interconsulta', ca: "Nota d'interconsulta" },
  procedure: { en: 'Procedure note', es: 'Nota de procedimiento', ca: 'Nota de procediment' },
}

/** Sections by their LOINC code, where a document gives the code alone. */
const sectionTitles: Readonly<Record<string, LocalisedText>> = {
  '48765-2': { en: 'Allergies', es: 'Alergias', ca: 'Al·lèrgies' },
  '10160-0': { en: 'Medication', es: 'Medicación', ca: 'Medicació' },
  '42346-7': { en: 'Medication on admission', es: 'Medicación habitual', ca: 'Medicació habitual' },
  '10183-2': { en: 'Discharge medication', es: 'Tratamiento al alta', ca: "Tractament a l'alta" },
  '75311-1': { en: 'Discharge medication', es: 'Tratamiento al alta', ca: "Tractament a l'alta" },
  '11450-4': { en: 'Active problems', es: 'Problemas activos', ca: 'Problemes actius' },
  '11348-0': { en: 'Past medical history', es: 'Antecedentes personales', ca: 'Antecedents personals' },
  '10154-3': { en: 'Reason for admission', es: 'Motivo de ingreso', ca: "Motiu d'ingrés" },
  '46241-6': { en: 'Admission diagnosis', es: 'Diagnóstico de ingreso', ca: "Diagnòstic d'ingrés" },
  '11535-2': { en: 'Discharge diagnosis', es: 'Diagnóstico al alta', ca: "Diagnòstic a l'alta" },
  '8648-8': { en: 'Hospital course', es: 'Evolución', ca: 'Evolució' },
  '10164-2': { en: 'History of present illness', es: 'Enfermedad actual', ca: 'Malaltia actual' },
  '29545-1': { en: 'Physical examination', es: 'Exploración física', ca: 'Exploració física' },
  '10210-3': { en: 'Physical examination', es: 'Exploración física', ca: 'Exploració física' },
  '8716-3': { en: 'Vital signs', es: 'Constantes', ca: 'Constants' },
  '30954-2': { en: 'Investigations', es: 'Pruebas complementarias', ca: 'Proves complementàries' },
  '11493-4': { en: 'Investigations', es: 'Pruebas complementarias', ca: 'Proves complementàries' },
  '47519-4': { en: 'Procedures', es: 'Procedimientos', ca: 'Procediments' },
  '29762-2': { en: 'Social history', es: 'Hábitos tóxicos', ca: 'Hàbits tòxics' },
  '10157-6': { en: 'Family history', es: 'Antecedentes familiares', ca: 'Antecedents familiars' },
  '18776-5': { en: 'Plan', es: 'Recomendaciones al alta', ca: "Recomanacions a l'alta" },
  '8653-8': { en: 'Discharge instructions', es: 'Recomendaciones al alta', ca: "Recomanacions a l'alta" },
  '11369-6': { en: 'Immunizations', es: 'Vacunación', ca: 'Vacunació' },
}

/** Words of LOINC's own names, which many systems give in documents of another language. */
const english =
  /\b(?:of|and|list|note|plan|history|allerg(?:y|ies)|medications?|procedures?|problems?|diagnos[ie]s|diagnostic tests|findings|results|signs|course|discharge|admission|reason|examination|immunizations?|instructions)\b/

/** The title of a section without one, of its code: what the document calls it, in its own language, else what we do. */
export function sectionTitle(codes: readonly string[], display: string, language: Language | null): string {
  const known = codes.flatMap((code) => sectionTitles[code] ?? [])[0]
  const isForeign = language !== 'en' && english.test(fold(display))
  return known !== undefined && (display === '' || isForeign) ? known[language ?? 'es'] : display
}
