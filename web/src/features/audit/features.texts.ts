import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

/** The options of the filter by operations: whole features. */
export const featureTexts = texts('audit-features', {
  config: { en: 'Settings', es: 'Configuración', ca: 'Configuració' },
  auth: { en: 'Signing in and out', es: 'Inicio y cierre de sesión', ca: 'Inici i tancament de sessió' },
  single_sign_on: { en: 'Single sign-on', es: 'Inicio de sesión único', ca: 'Inici de sessió únic' },
  second_factor: { en: 'Second factor', es: 'Segundo factor', ca: 'Segon factor' },
  provisioning: { en: 'Provisioning (SCIM)', es: 'Aprovisionamiento (SCIM)', ca: 'Aprovisionament (SCIM)' },
  users: { en: 'Users', es: 'Usuarios', ca: 'Usuaris' },
  invitations: { en: 'Invitations', es: 'Invitaciones', ca: 'Invitacions' },
  organisations: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  assignments: { en: 'Roles', es: 'Roles', ca: 'Rols' },
  credentials: { en: 'Service credentials', es: 'Credenciales de servicio', ca: 'Credencials de servei' },
  access_requests: { en: 'Clinical access', es: 'Acceso clínico', ca: 'Accés clínic' },
  notices: { en: 'Notices', es: 'Avisos', ca: 'Avisos' },
  course_files: { en: 'Files of courses', es: 'Archivos de cursos clínicos', ca: 'Fitxers de cursos clínics' },
  reports: { en: 'Discharge reports', es: 'Informes de alta', ca: 'Informes d’alta' },
  chat: { en: 'Chat', es: 'Chat', ca: 'Xat' },
  documents: { en: 'Documents of the chat', es: 'Documentos del chat', ca: 'Documents del xat' },
  search: { en: 'Searching', es: 'Búsqueda', ca: 'Cerca' },
  emergency_access: { en: 'Emergency access', es: 'Acceso de emergencia', ca: 'Accés d’emergència' },
  retention: { en: 'Retention', es: 'Conservación', ca: 'Conservació' },
  legal_holds: { en: 'Legal holds', es: 'Retenciones legales', ca: 'Retencions legals' },
  erasures: { en: 'Erasure of data', es: 'Supresión de datos', ca: 'Supressió de dades' },
  data_exports: { en: 'Export of data', es: 'Exportación de datos', ca: 'Exportació de dades' },
  analytics: { en: 'Figures', es: 'Cifras', ca: 'Xifres' },
  audit: { en: 'Audit', es: 'Auditoría', ca: 'Auditoria' },
} satisfies Record<keyof typeof api | 'provisioning', LocalizedText>)
