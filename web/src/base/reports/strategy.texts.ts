import type { ReportStrategy } from '@alta/contract/organisations'
import { type LocalizedText, texts } from '../phrases.ts'

/** What the strategies of reports are called. */
export const strategyTexts = texts('strategies', {
  extractive: { en: 'Extractive', es: 'Extractiva', ca: 'Extractiva' },
  guided: { en: 'Guided', es: 'Guiada', ca: 'Guiada' },
  single_pass: { en: 'Single pass', es: 'De una pasada', ca: 'D’una passada' },
} satisfies Record<ReportStrategy, LocalizedText>)

/** One line that says what a strategy does. */
export const strategyDoesTexts = texts('strategy-does', {
  extractive: {
    en: 'Every sentence is taken from the course. No model is used.',
    es: 'Cada frase se toma del curso. No se usa ningún modelo.',
    ca: 'Cada frase es pren del curs. No s’usa cap model.',
  },
  guided: {
    en: 'A model writes the narrative sections from selected evidence; allergies and medication stay as written.',
    es: 'Un modelo redacta las secciones narrativas a partir de evidencia escogida; alergias y medicación quedan como constan.',
    ca: 'Un model redacta les seccions narratives a partir d’evidència triada; al·lèrgies i medicació queden com consten.',
  },
  single_pass: {
    en: 'A model writes all narrative sections in one call from the whole course; allergies and medication stay as written.',
    es: 'Un modelo redacta todas las secciones narrativas en una sola llamada a partir de todo el curso; alergias y medicación quedan como constan.',
    ca: 'Un model redacta totes les seccions narratives en una sola crida a partir de tot el curs; al·lèrgies i medicació queden com consten.',
  },
} satisfies Record<ReportStrategy, LocalizedText>)

/** Why a strategy cannot be chosen. */
export const unavailableTexts = texts('strategy-unavailable', {
  no_model: {
    en: 'Needs a language model. None is configured.',
    es: 'Necesita un modelo de lenguaje. No hay ninguno configurado.',
    ca: 'Necessita un model de llenguatge. No n’hi ha cap de configurat.',
  },
  not_allowed: {
    en: 'Needs a language model. The text of this organisation may not go to it.',
    es: 'Necesita un modelo de lenguaje. El texto de esta organización no puede enviarse a él.',
    ca: 'Necessita un model de llenguatge. El text d’aquesta organització no s’hi pot enviar.',
  },
})
