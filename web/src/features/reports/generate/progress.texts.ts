import { texts } from '../../../base/phrases.ts'

/** Waiting for a report. */
export const progressTexts = texts('report_progress', {
  title: { en: 'Generating the report', es: 'Generando el informe', ca: 'Generant l’informe' },
  wait: {
    en: 'This may take a few minutes. You may leave this page: the report goes on without you.',
    es: 'Puede tardar unos minutos. Puede salir de esta página: el informe sigue sin usted.',
    ca: 'Pot trigar uns minuts. Pot sortir d’aquesta pàgina: l’informe continua sense vostè.',
  },
  cancel: { en: 'Cancel', es: 'Cancelar', ca: 'Cancel·la' },
  cancelling: { en: 'Cancelling', es: 'Cancelando', ca: 'S’està cancel·lant' },
  queued: { en: 'Waiting for its turn', es: 'En espera de turno', ca: 'En espera de torn' },
  reading: { en: 'Reading the course', es: 'Leyendo el curso', ca: 'Llegint el curs' },
  writing: { en: 'Writing “{section}”', es: 'Escribiendo «{section}»', ca: 'Escrivint «{section}»' },
  by_model: {
    en: 'The model is writing {count, plural, one {# section} other {# sections}}',
    es: 'El modelo está redactando {count, plural, one {# sección} other {# secciones}}',
    ca: 'El model està redactant {count, plural, one {# secció} other {# seccions}}',
  },
  draft_stands: {
    en: 'The whole draft can be read below. Until the model’s text takes its place, each section quotes the course.',
    es: 'Ya puede leer abajo todo el borrador. Hasta que la sustituya el texto del modelo, cada sección cita el curso.',
    ca: 'Ja pot llegir a sota tot l’esborrany. Fins que la substitueixi el text del model, cada secció cita el curs.',
  },
  being_written: { en: 'being written…', es: 'en redacción…', ca: 's’està redactant…' },
  finishing: { en: 'Finishing', es: 'Terminando', ca: 'Acabant' },
  count: {
    en: '{done} of {total} sections · {seconds} s',
    es: '{done} de {total} secciones · {seconds} s',
    ca: '{done} de {total} seccions · {seconds} s',
  },
  sections: { en: 'Sections', es: 'Secciones', ca: 'Seccions' },
  so_far: { en: 'The report so far', es: 'El informe hasta ahora', ca: 'L’informe fins ara' },
  ready: { en: 'The report is ready', es: 'El informe está listo', ca: 'L’informe és a punt' },
  cancelled_title: { en: 'Generation cancelled', es: 'Generación cancelada', ca: 'Generació cancel·lada' },
  cancelled: {
    en: 'The report was not finished. The course is kept with it, so you may generate it again.',
    es: 'El informe no se ha terminado. El curso se conserva con él, así que puede generarlo de nuevo.',
    ca: 'L’informe no s’ha acabat. El curs s’hi conserva, de manera que el pot tornar a generar.',
  },
  failed_title: {
    en: 'The report could not be generated',
    es: 'No se ha podido generar el informe',
    ca: 'No s’ha pogut generar l’informe',
  },
  failed: {
    en: 'The course is kept; nothing is lost.',
    es: 'El curso se conserva; no se ha perdido nada.',
    ca: 'El curs es conserva; no s’ha perdut res.',
  },
  again: { en: 'Try again', es: 'Reintentar', ca: 'Torna-ho a provar' },
  another: { en: 'Generate another', es: 'Generar otro', ca: 'Generar-ne un altre' },
  unreachable: {
    en: 'The progress cannot be shown right now.',
    es: 'Ahora mismo no se puede mostrar el progreso.',
    ca: 'Ara mateix no es pot mostrar el progrés.',
  },
})
