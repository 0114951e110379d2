import type { LocalizedText } from './phrases.ts'

/** Why text in pictures could not be recognised, in documents of chats and in courses. */
export const pictureProblems = {
  no_text: {
    en: 'It holds no text, or none that can be recognised in its images.',
    es: 'No contiene texto, o ninguno que se reconozca en sus imágenes.',
    ca: 'No conté text, o cap que es reconegui en les seves imatges.',
  },
  too_many_pictures: {
    en: 'It holds more than 100 pages that are images. Split it.',
    es: 'Contiene más de 100 páginas que son imágenes. Divídalo.',
    ca: 'Conté més de 100 pàgines que són imatges. Divideixi’l.',
  },
  too_many_pixels: {
    en: 'The image is too large: at most 26 megapixels. Reduce it, or photograph it with fewer.',
    es: 'La imagen es demasiado grande: como máximo 26 megapíxeles. Redúzcala o fotografíela con menos.',
    ca: 'La imatge és massa gran: com a màxim 26 megapíxels. Redueixi-la o fotografiï-la amb menys.',
  },
  no_ocr: {
    en: 'It is an image, and this server has no data of any language to recognise text in images. Tell whoever runs it.',
    es: 'Es una imagen, y este servidor no tiene datos de ningún idioma para reconocer texto en imágenes. Avise a quien lo administra.',
    ca: 'És una imatge, i aquest servidor no té dades de cap idioma per reconèixer text en imatges. Avisi qui l’administra.',
  },
} satisfies Record<string, LocalizedText>
