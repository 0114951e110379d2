import type { Language } from '@alta/contract/languages'
import type { PlanPart } from '../facts/plan.ts'

/** The fixed sub-headings of `extra_comments`, in the report's language. */
export const planHeadings: Readonly<Record<PlanPart, Readonly<Record<Language, string>>>> = {
  recommendations: { en: 'Recommendations', es: 'Recomendaciones', ca: 'Recomanacions' },
  appointments: { en: 'Appointments and tests to come', es: 'Citas y controles', ca: 'Visites i controls' },
  pending: { en: 'Pending results', es: 'Resultados pendientes', ca: 'Resultats pendents' },
  warning: { en: 'When to seek help', es: 'Motivos de consulta', ca: 'Motius de consulta' },
  care_level: { en: 'Level of care', es: 'Nivel de atención', ca: "Nivell d'atenció" },
  destination: { en: 'Destination', es: 'Destino', ca: 'Destinació' },
}

/** The sub-heading over the allergies that the course refutes. */
export const ruledOutHeading: Readonly<Record<Language, string>> = {
  en: 'Ruled out',
  es: 'Descartadas',
  ca: 'Descartades',
}
