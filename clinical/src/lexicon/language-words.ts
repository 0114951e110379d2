// The web pages detect languages with these words, and a browser reads no tables: so the words stand here.

/** Function words that tell a language: `telling` ones exist in that language alone, `usual` ones in few others. */
export const languageWords = {
  es: {
    telling:
      'el los y con una muy hasta desde más mas sin embargo fue hace dolor niega pero años anos dias horas noche manana tratamiento ingreso exploracion alta antecedentes izquierda izquierdo derecha derecho presenta refiere acude varon mujer hijo hija paciente cuadro hallazgos pruebas dcha izda tras durante cada urgencias evolucion habitos medicacion enfermedad vive padre madre hermano se',
    usual: 'de la en al del por no para que su un sin es como las lo',
  },
  ca: {
    telling:
      'els amb i una molt fins des fa però pero va dolor nega anys dies hores nit mati tractament ingres exploracio antecedents esquerra esquerre dreta dret presenta refereix consulta home dona fill filla pacient quadre troballes proves despres durant cada urgencies evolucio habits medicacio malaltia viu pare mare germa es aquesta aquest sense seva seu llit planta dels pel als sota ja',
    usual: 'de la en al del per no que un les lo a',
  },
  en: {
    telling:
      'the and with of was home w/ wr is for to at on has had her his she he by from old year left right pain days no not admission discharge history patient denies reports daily tablets since were been but after before without which nil pt given started stopped',
    usual: 'in a an or as all due',
  },
} as const
