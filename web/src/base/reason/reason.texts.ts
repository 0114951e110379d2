import { texts } from '../phrases.ts'

export const reasonTexts = texts('reason', {
  reason: { en: 'Reason', es: 'Motivo', ca: 'Motiu' },
  reason_optional: { en: 'Reason (optional)', es: 'Motivo (opcional)', ca: 'Motiu (opcional)' },
  help: {
    en: '{least} to {most} characters. It stands in the audit log: do not name the patient.',
    es: 'De {least} a {most} caracteres. Queda en el registro de auditoría: no nombre al paciente.',
    ca: 'De {least} a {most} caràcters. Queda al registre d’auditoria: no anomeni el pacient.',
  },
  told: {
    en: 'Lets clinical text be read: the owners and the people concerned are told at once, with this reason ({least} to {most} characters; do not name the patient).',
    es: 'Permite leer textos clínicos: se avisa enseguida a las personas responsables y a quienes afecta, con este motivo (de {least} a {most} caracteres; no nombre al paciente).',
    ca: 'Permet llegir textos clínics: s’avisa de seguida les persones responsables i les afectades, amb aquest motiu (de {least} a {most} caràcters; no anomeni el pacient).',
  },
})
