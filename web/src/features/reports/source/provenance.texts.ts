import type { ModelStep } from '@alta/contract/model'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

/** How a report was written: what a model was asked on the way, and what became of it. */
export const madeTexts = texts('report_made', {
  strategy: { en: 'Strategy', es: 'Estrategia', ca: 'Estratègia' },
  engine: { en: 'Engine', es: 'Motor', ca: 'Motor' },
  model: { en: 'Model', es: 'Modelo', ca: 'Model' },
  template: { en: 'Template', es: 'Plantilla', ca: 'Plantilla' },
  by_model: { en: 'Written by the model', es: 'Redactado por el modelo', ca: 'Redactat pel model' },
  by_engine: { en: 'Quoted instead', es: 'Citado en su lugar', ca: 'Citat en lloc seu' },
  sections: {
    en: '{count, plural, one {# section} other {# sections}}',
    es: '{count, plural, one {# sección} other {# secciones}}',
    ca: '{count, plural, one {# secció} other {# seccions}}',
  },
  requests: { en: 'Requests to the model', es: 'Peticiones al modelo', ca: 'Peticions al model' },
  what: { en: 'What for', es: 'Para qué', ca: 'Per a què' },
  tokens: { en: 'Tokens read and written', es: 'Tokens leídos y escritos', ca: 'Tokens llegits i escrits' },
  tokens_short: { en: 'Tokens', es: 'Tokens', ca: 'Tokens' },
  seconds: { en: 'Seconds', es: 'Segundos', ca: 'Segons' },
  cost: { en: 'Cost', es: 'Coste', ca: 'Cost' },
  all: { en: 'Total', es: 'Total', ca: 'Total' },
  used: { en: 'Its answer was used.', es: 'Se usó su respuesta.', ca: 'S’ha fet servir la resposta.' },
  unsupported: {
    en: 'Not all of it was in the course.',
    es: 'No todo constaba en el curso.',
    ca: 'No tot constava al curs.',
  },
  no_schema: {
    en: 'It does not take a prescribed form; asked again in plain words.',
    es: 'No admite un formato prescrito; se preguntó de nuevo en texto llano.',
    ca: 'No admet un format prescrit; s’ha tornat a preguntar en text planer.',
  },
  aborted: { en: 'Stopped before its end.', es: 'Se detuvo antes de acabar.', ca: 'S’ha aturat abans d’acabar.' },
  nothing_asked: {
    en: 'No model was asked.',
    es: 'No se preguntó a ningún modelo.',
    ca: 'No s’ha preguntat a cap model.',
  },
  not_loaded: {
    en: 'The requests could not be loaded.',
    es: 'No se han podido cargar las peticiones.',
    ca: 'No s’han pogut carregar les peticions.',
  },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
})

/** What a model was asked to do. */
export const stepTexts = texts('report_made_step', {
  digest: { en: 'Gathering from the course', es: 'Recopilar del curso', ca: 'Recopilar del curs' },
  section: { en: 'Writing', es: 'Redactar', ca: 'Redactar' },
  rewrite: { en: 'Rewriting what was in doubt', es: 'Reescribir lo dudoso', ca: 'Reescriure el que era dubtós' },
  whole: { en: 'Writing the whole report', es: 'Redactar todo el informe', ca: 'Redactar tot l’informe' },
  head: { en: 'Reading the head', es: 'Leer la cabecera', ca: 'Llegir la capçalera' },
  course: { en: 'Reading the course', es: 'Leer el curso', ca: 'Llegir el curs' },
  judge: { en: 'Looking again', es: 'Segunda revisión', ca: 'Segona revisió' },
} satisfies Record<ModelStep, LocalizedText>)
