import type { UnsupportedAct, VerifierLevel } from '@alta/contract/model'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

export const verifierTexts = texts('model-verifier', {
  rules: { en: 'Rules', es: 'Reglas', ca: 'Regles' },
  rules_and_judge: {
    en: 'Rules and a second look',
    es: 'Reglas y una segunda revisión',
    ca: 'Regles i una segona revisió',
  },
} satisfies Record<VerifierLevel, LocalizedText>)

/** What each level does, in a line. */
export const verifierDoesTexts = texts('model-verifier-does', {
  rules: {
    en: 'Every sentence is held against its source: numbers, drugs, dates, sides, negations, whose illness it is.',
    es: 'Cada frase se contrasta con su fuente: cifras, fármacos, fechas, lados, negaciones, de quién es la enfermedad.',
    ca: 'Cada frase es contrasta amb la seva font: xifres, fàrmacs, dates, costats, negacions, de qui és la malaltia.',
  },
  rules_and_judge: {
    en: 'Besides, a model looks again at what was written: it marks mistakes, and lifts doubts where it names the lines and no rule objects.',
    es: 'Además, un modelo revisa lo redactado: marca errores, y levanta dudas si nombra las líneas y ninguna regla se opone.',
    ca: 'A més, un model revisa el que s’ha redactat: marca errors, i aixeca dubtes si anomena les línies i cap regla s’hi oposa.',
  },
} satisfies Record<VerifierLevel, LocalizedText>)

export const unsupportedTexts = texts('model-unsupported', {
  remove: { en: 'Left out', es: 'Se omiten', ca: 'S’ometen' },
  mark: { en: 'Shown with a mark', es: 'Se muestran con una marca', ca: 'Es mostren amb una marca' },
  block: { en: 'Left to the engine', es: 'Se dejan al motor', ca: 'Es deixen al motor' },
} satisfies Record<UnsupportedAct, LocalizedText>)

/** What becomes of a sentence without support, in a line. */
export const unsupportedDoesTexts = texts('model-unsupported-does', {
  remove: {
    en: 'What the source does not say is not shown; how many sentences that were is told.',
    es: 'Lo que la fuente no dice no se muestra; se indica cuántas frases eran.',
    ca: 'El que la font no diu no es mostra; s’indica quantes frases eren.',
  },
  mark: {
    en: 'The sentence stays, marked, for a person to decide.',
    es: 'La frase queda, marcada, para que decida una persona.',
    ca: 'La frase queda, marcada, perquè decideixi una persona.',
  },
  block: {
    en: 'One such sentence, and the engine makes the whole section, or in a chat the whole answer.',
    es: 'Con una sola frase así, el motor hace toda la sección o, en un chat, toda la respuesta.',
    ca: 'Amb una sola frase així, el motor fa tota la secció o, en un xat, tota la resposta.',
  },
} satisfies Record<UnsupportedAct, LocalizedText>)

/** Where an organisation’s text may go, and how models write for it. */
export const modelTexts = texts('model-settings', {
  where: { en: 'Where text goes', es: 'Adónde va el texto', ca: 'On va el text' },
  none_title: {
    en: 'No language model is configured',
    es: 'No hay ningún modelo de lenguaje configurado',
    ca: 'No hi ha cap model de llenguatge configurat',
  },
  none_text: {
    en: 'Everything works without one: reports are taken sentence by sentence from the course, and chats answer with passages. Whoever runs the server can configure a model.',
    es: 'Todo funciona sin él: los informes se toman frase a frase del curso y los chats responden con pasajes. Quien lleva el servidor puede configurar uno.',
    ca: 'Tot funciona sense: els informes es prenen frase a frase del curs i els xats responen amb passatges. Qui porta el servidor en pot configurar un.',
  },
  model_allowed: {
    en: 'Text of this organisation may go to the language model',
    es: 'El texto de esta organización puede enviarse al modelo de lenguaje',
    ca: 'El text d’aquesta organització es pot enviar al model de llenguatge',
  },
  model_allowed_does: {
    en: 'To write reports and answers it is sent to {host}. Switched off, nothing is sent and the engine does all of the work.',
    es: 'Para redactar informes y respuestas se envía a {host}. Si se desactiva, no se envía nada y el motor hace todo el trabajo.',
    ca: 'Per redactar informes i respostes s’envia a {host}. Si es desactiva, no s’envia res i el motor fa tota la feina.',
  },
  embedding_allowed: {
    en: 'Text of its chats may go where meanings are compared',
    es: 'El texto de sus chats puede enviarse adonde se comparan significados',
    ca: 'El text dels seus xats es pot enviar on es comparen significats',
  },
  embedding_allowed_does: {
    en: 'Documents, attached reports and questions are sent to {host} ({model}), so that a question finds what is said in other words. Switched off, words alone are searched.',
    es: 'Documentos, informes adjuntos y preguntas se envían a {host} ({model}), para que una pregunta encuentre lo dicho con otras palabras. Si se desactiva, solo se buscan palabras.',
    ca: 'Documents, informes adjunts i preguntes s’envien a {host} ({model}), perquè una pregunta trobi el que es diu amb altres paraules. Si es desactiva, només es busquen paraules.',
  },
  allowed: { en: 'Allowed', es: 'Permitido', ca: 'Permès' },
  not_allowed: { en: 'Not allowed', es: 'No permitido', ca: 'No permès' },
  saved: {
    en: 'Language model settings saved',
    es: 'Ajustes del modelo de lenguaje guardados',
    ca: 'Ajustos del model de llenguatge desats',
  },
  failed: {
    en: 'Error saving the settings. Please try again later.',
    es: 'Error al guardar los ajustes. Vuelva a intentarlo más tarde.',
    ca: 'Error en desar els ajustos. Torni-ho a provar més tard.',
  },
  not_loaded: {
    en: 'The language model settings could not be loaded.',
    es: 'No se han podido cargar los ajustes del modelo de lenguaje.',
    ca: 'No s’han pogut carregar els ajustos del model de llenguatge.',
  },
  writing: { en: 'How a model writes', es: 'Cómo redacta un modelo', ca: 'Com redacta un model' },
  change: { en: 'Change', es: 'Cambiar', ca: 'Canvia' },
  save: { en: 'Save changes', es: 'Guardar los cambios', ca: 'Desa els canvis' },
  model: { en: 'Model', es: 'Modelo', ca: 'Model' },
  model_does: {
    en: 'Writes reports and answers.',
    es: 'Redacta informes y respuestas.',
    ca: 'Redacta informes i respostes.',
  },
  model_first: {
    en: '{model} (chosen by the installation)',
    es: '{model} (elegido por la instalación)',
    ca: '{model} (triat per la instal·lació)',
  },
  model_gone: {
    en: '{model} is no longer offered; {first} writes in its place.',
    es: '{model} ya no se ofrece; {first} redacta en su lugar.',
    ca: '{model} ja no s’ofereix; {first} redacta en el seu lloc.',
  },
  verifier: { en: 'Checking', es: 'Comprobación', ca: 'Comprovació' },
  judge: { en: '{does} It is {model}.', es: '{does} Es {model}.', ca: '{does} És {model}.' },
  judge_writes: {
    en: '{does} It is the one that writes.',
    es: '{does} Es el mismo que redacta.',
    ca: '{does} És el mateix que redacta.',
  },
  on_unsupported: {
    en: 'Sentences without source',
    es: 'Frases sin fuente',
    ca: 'Frases sense font',
  },
  unchanged: { en: 'No changes to update', es: 'No hay cambios que guardar', ca: 'No hi ha canvis per desar' },
  newer: {
    en: 'Somebody else has just saved. What you chose is still here; save again to replace theirs.',
    es: 'Otra persona acaba de guardar. Lo que ha elegido sigue aquí; guarde de nuevo para sustituir lo suyo.',
    ca: 'Algú altre acaba de desar. El que ha triat segueix aquí; torni a desar per substituir el seu.',
  },
  take_theirs: { en: 'Keep theirs', es: 'Dejar lo suyo', ca: 'Deixa el seu' },
})
