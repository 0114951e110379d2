import type { LocalisedText } from '@alta/contract/languages'
/** The words of an answer that are not quoted. */
export const answerTexts = {
  found: { es: 'Pasajes encontrados:', ca: 'Passatges trobats:', en: 'Passages found:' },
  part: {
    es: 'Los documentos solo dicen una parte de lo que se pregunta. Pasajes encontrados:',
    ca: 'Els documents només diuen una part del que es pregunta. Passatges trobats:',
    en: 'The documents tell only a part of what is asked. Passages found:',
  },
  nearest: {
    es: 'No se ha encontrado nada en los documentos que responda a la pregunta. Los pasajes más próximos son:',
    ca: 'No s’ha trobat res als documents que respongui la pregunta. Els passatges més propers són:',
    en: 'Nothing in the documents was found that answers the question. The nearest passages are:',
  },
  may: {
    es: 'No es seguro que los documentos respondan a la pregunta. Podría ser esto:',
    ca: 'No és segur que els documents responguin la pregunta. Podria ser això:',
    en: 'It is not certain that the documents answer the question. This may be it:',
  },
  nothing: {
    es: 'No se ha encontrado nada en los documentos que responda a la pregunta.',
    ca: 'No s’ha trobat res als documents que respongui la pregunta.',
    en: 'Nothing in the documents was found that answers the question.',
  },
  negated: { es: 'se niega o se descarta', ca: 'es nega o es descarta', en: 'denied or ruled out' },
  uncertain: { es: 'no es seguro', ca: 'no és segur', en: 'uncertain' },
  planned: { es: 'previsto', ca: 'previst', en: 'planned' },
  other_person: { es: 'de otra persona', ca: 'd’una altra persona', en: 'about another person' },
} as const satisfies Readonly<Record<string, LocalisedText>>
