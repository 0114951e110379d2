import type { Language } from '@alta/contract/languages'

/** The words of the sheet for the patient, in the language of the report: plain words that address the patient. */
interface SheetWords {
  readonly title: string
  /** A part of its file's name. */
  readonly file: string
  readonly had: string
  readonly done: string
  readonly allergies: string
  readonly medicines: string
  readonly medicine: string
  /** The times of day in a schedule of three or four figures. */
  readonly times: readonly [string, string, string, string]
  readonly change: string
  readonly started: string
  readonly changed: string
  readonly other_ways: string
  readonly stopped: string
  readonly watch: string
  readonly advice: string
  readonly appointments: string
  readonly pending: string
  readonly not_told: string
  readonly closing: string
}

export const sheetWords: Readonly<Record<Language, SheetWords>> = {
  es: {
    title: 'Hoja para el paciente',
    file: 'hoja-paciente',
    had: 'Qué he tenido',
    done: 'Qué me han hecho',
    allergies: 'Mis alergias',
    medicines: 'Mis medicamentos a partir de ahora',
    medicine: 'Medicamento',
    times: ['Desayuno', 'Comida', 'Cena', 'Al acostarse'],
    change: 'Cambio',
    started: 'Nuevo',
    changed: 'Ha cambiado',
    other_ways: 'Se toman de otra manera',
    stopped: 'Ya no debe tomar',
    watch: 'Cuándo pedir ayuda',
    advice: 'Cómo cuidarme',
    appointments: 'Mis citas y pruebas',
    pending: 'Resultados que faltan',
    not_told: 'El informe no dice nada de esto. Pregunte a su médico.',
    closing:
      'Esta hoja recoge frases del informe de alta y no lo sustituye. Si tiene dudas, pregunte a su médico o enfermera.',
  },
  ca: {
    title: 'Full per al pacient',
    file: 'full-pacient',
    had: 'Què he tingut',
    done: "Què m'han fet",
    allergies: 'Les meves al·lèrgies',
    medicines: "Els meus medicaments a partir d'ara",
    medicine: 'Medicament',
    times: ['Esmorzar', 'Dinar', 'Sopar', 'En anar a dormir'],
    change: 'Canvi',
    started: 'Nou',
    changed: 'Ha canviat',
    other_ways: "Es prenen d'una altra manera",
    stopped: 'Ja no ha de prendre',
    watch: 'Quan cal demanar ajuda',
    advice: 'Com cuidar-me',
    appointments: 'Les meves visites i proves',
    pending: 'Resultats que falten',
    not_told: "L'informe no en diu res. Pregunti-ho al seu metge.",
    closing:
      "Aquest full recull frases de l'informe d'alta i no el substitueix. Si té dubtes, pregunti al seu metge o infermera.",
  },
  en: {
    title: 'Information for the patient',
    file: 'patient-sheet',
    had: 'What I had',
    done: 'What was done',
    allergies: 'My allergies',
    medicines: 'My medicines from now on',
    medicine: 'Medicine',
    times: ['Breakfast', 'Lunch', 'Dinner', 'Bedtime'],
    change: 'Change',
    started: 'New',
    changed: 'Has changed',
    other_ways: 'Taken in another way',
    stopped: 'No longer to be taken',
    watch: 'When to seek help',
    advice: 'How to look after myself',
    appointments: 'My appointments and tests',
    pending: 'Results still to come',
    not_told: 'The report says nothing about this. Please ask your doctor.',
    closing:
      'This sheet quotes the discharge report and does not replace it. If anything is unclear, ask your doctor or nurse.',
  },
}
