import { texts } from '../../../base/phrases.ts'

/** What stands instead of deleting a signed report: putting it away, and bringing it back. */
export const putAwayTexts = texts('report_put_away', {
  put_away_title: { en: 'Put “{title}” away?', es: '¿Archivar «{title}»?', ca: 'Vol arxivar «{title}»?' },
  put_away_means: {
    en: 'A signed report is not deleted. Put away, only owners who read reports find it; they can bring it back.',
    es: 'Un informe firmado no se borra. Archivado, solo lo encuentran las personas titulares que leen informes, y pueden recuperarlo.',
    ca: 'Un informe signat no s’esborra. Arxivat, només el troben les persones titulars que llegeixen informes, i el poden recuperar.',
  },
  put_away: { en: 'Put away', es: 'Archivar', ca: 'Arxiva' },
  put_away_done: { en: 'Report put away: {title}', es: 'Informe archivado: {title}', ca: 'Informe arxivat: {title}' },
  put_away_failed: {
    en: 'Error putting the report away. Please try again later.',
    es: 'Error al archivar el informe. Vuelva a intentarlo más tarde.',
    ca: 'Error en arxivar l’informe. Torni-ho a provar més tard.',
  },
  bring_back_title: { en: 'Bring “{title}” back?', es: '¿Recuperar «{title}»?', ca: 'Vol recuperar «{title}»?' },
  bring_back_means: {
    en: 'Everybody who reads the reports of the organisation finds it again, as it was.',
    es: 'Quienes leen los informes de la organización vuelven a encontrarlo tal como estaba.',
    ca: 'Qui llegeix els informes de l’organització el torna a trobar tal com estava.',
  },
  bring_back: { en: 'Bring back', es: 'Recuperar', ca: 'Recupera' },
  bring_back_done: {
    en: 'Report brought back: {title}',
    es: 'Informe recuperado: {title}',
    ca: 'Informe recuperat: {title}',
  },
  bring_back_failed: {
    en: 'Error bringing the report back. Please try again later.',
    es: 'Error al recuperar el informe. Vuelva a intentarlo más tarde.',
    ca: 'Error en recuperar l’informe. Torni-ho a provar més tard.',
  },
  was_put_away: { en: 'Put away', es: 'Archivado', ca: 'Arxivat' },
  by: {
    en: 'Put away by {name} on {when}: {reason}',
    es: 'Archivado por {name} el {when}: {reason}',
    ca: 'Arxivat per {name} el {when}: {reason}',
  },
})
