import { texts } from '../phrases.ts'

/** What stands on every page while an emergency access is open. */
export const emergencyBannerTexts = texts('emergency-banner', {
  label: {
    en: 'Emergency access is open',
    es: 'Acceso de emergencia abierto',
    ca: 'Accés d’emergència obert',
  },
  title: {
    en: 'Emergency access to {organisation}',
    es: 'Acceso de emergencia a {organisation}',
    ca: 'Accés d’emergència a {organisation}',
  },
  left: {
    en: '{minutes, plural, one {# minute left} other {# minutes left}}',
    es: '{minutes, plural, one {queda # minuto} other {quedan # minutos}}',
    ca: '{minutes, plural, one {queda # minut} other {queden # minuts}}',
  },
  reason: { en: 'Reason: {reason}', es: 'Motivo: {reason}', ca: 'Motiu: {reason}' },
  read: { en: 'Read reports', es: 'Leer informes', ca: 'Llegeix informes' },
  end: { en: 'End now', es: 'Terminar ahora', ca: 'Acaba ara' },
  end_failed: {
    en: 'The emergency access could not be ended. Please try again.',
    es: 'No se ha podido terminar el acceso de emergencia. Vuelva a intentarlo.',
    ca: 'No s’ha pogut acabar l’accés d’emergència. Torni-ho a provar.',
  },
  opened_said: {
    en: 'Emergency access to {organisation} is open. Everything you read is recorded, and the owners have been told.',
    es: 'El acceso de emergencia a {organisation} está abierto. Todo lo que lea queda registrado, y se ha avisado a los responsables.',
    ca: 'L’accés d’emergència a {organisation} està obert. Tot el que llegeixi queda registrat, i s’ha avisat els responsables.',
  },
  nearly_over_said: {
    en: 'The emergency access ends in less than five minutes.',
    es: 'El acceso de emergencia termina en menos de cinco minutos.',
    ca: 'L’accés d’emergència s’acaba en menys de cinc minuts.',
  },
  ended_said: {
    en: 'The emergency access to {organisation} has ended.',
    es: 'El acceso de emergencia a {organisation} ha terminado.',
    ca: 'L’accés d’emergència a {organisation} s’ha acabat.',
  },
})
