import type { FallbackReason } from '@alta/contract/report'
import { type LocalizedText, texts } from '../phrases.ts'

/** Why the engine’s words stand where a model was to write; read behind “written by the engine”. */
export const fallbackTexts = texts('fallback', {
  unreachable: {
    en: 'The language model could not be reached.',
    es: 'No se pudo contactar con el modelo de lenguaje.',
    ca: 'No s’ha pogut contactar amb el model de llenguatge.',
  },
  unauthorised: {
    en: 'The language model refused the access key.',
    es: 'El modelo de lenguaje rechazó la clave de acceso.',
    ca: 'El model de llenguatge ha rebutjat la clau d’accés.',
  },
  rate_limited: {
    en: 'The language model had too many requests.',
    es: 'El modelo de lenguaje tenía demasiadas peticiones.',
    ca: 'El model de llenguatge tenia massa peticions.',
  },
  engine: {
    en: 'The language model failed.',
    es: 'El modelo de lenguaje falló.',
    ca: 'El model de llenguatge ha fallat.',
  },
  timeout: {
    en: 'The language model took too long.',
    es: 'El modelo de lenguaje tardó demasiado.',
    ca: 'El model de llenguatge ha trigat massa.',
  },
  truncated: {
    en: 'The language model’s text was cut short.',
    es: 'El texto del modelo de lenguaje llegó cortado.',
    ca: 'El text del model de llenguatge ha arribat tallat.',
  },
  bad_answer: {
    en: 'The language model’s answer could not be read.',
    es: 'La respuesta del modelo de lenguaje no se pudo interpretar.',
    ca: 'La resposta del model de llenguatge no s’ha pogut interpretar.',
  },
  too_long: {
    en: 'The text is longer than the language model reads at once.',
    es: 'El texto es más largo de lo que el modelo de lenguaje lee de una vez.',
    ca: 'El text és més llarg del que el model de llenguatge llegeix d’un cop.',
  },
  wrong_language: {
    en: 'The language model wrote in another language.',
    es: 'El modelo de lenguaje escribió en otro idioma.',
    ca: 'El model de llenguatge ha escrit en un altre idioma.',
  },
  unsupported: {
    en: 'Too much of what the language model wrote was not in the source.',
    es: 'Demasiado de lo que escribió el modelo de lenguaje no constaba en la fuente.',
    ca: 'Massa del que ha escrit el model de llenguatge no constava a la font.',
  },
  empty: {
    en: 'The language model wrote nothing.',
    es: 'El modelo de lenguaje no escribió nada.',
    ca: 'El model de llenguatge no ha escrit res.',
  },
  not_found: {
    en: 'The language model found no answer in the documents.',
    es: 'El modelo de lenguaje no encontró respuesta en los documentos.',
    ca: 'El model de llenguatge no ha trobat cap resposta als documents.',
  },
} satisfies Record<FallbackReason, LocalizedText>)
