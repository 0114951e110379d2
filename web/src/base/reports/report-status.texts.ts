import { texts } from '../phrases.ts'

export const statusTexts = texts('report-status', {
  queued: { en: 'Queued', es: 'En cola', ca: 'En cua' },
  running: { en: 'Generating {done}/{total}', es: 'Generando {done}/{total}', ca: 'Generant {done}/{total}' },
  failed: { en: 'Failed', es: 'Fallido', ca: 'Ha fallat' },
  cancelled: { en: 'Cancelled', es: 'Cancelado', ca: 'Cancel·lat' },
  draft: { en: 'Draft', es: 'Borrador', ca: 'Esborrany' },
  corrected: { en: 'Corrected', es: 'Corregido', ca: 'Corregit' },
  annulled: { en: 'Annulled', es: 'Anulado', ca: 'Anul·lat' },
  signed: { en: 'Signed', es: 'Firmado', ca: 'Signat' },
})
