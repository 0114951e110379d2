import { texts } from '../../base/phrases.ts'

/** What permissions allow, in the words of a hospital; in the order in which they are listed. */
export const abilityTexts = texts('abilities', {
  generate: {
    en: 'Generate and correct reports',
    es: 'Generar y corregir informes',
    ca: 'Generar i corregir informes',
  },
  sign: { en: 'Sign reports', es: 'Firmar informes', ca: 'Signar informes' },
  read: { en: 'Read and rate reports', es: 'Leer y valorar informes', ca: 'Llegir i valorar informes' },
  export: { en: 'Export reports', es: 'Exportar informes', ca: 'Exportar informes' },
  delete: { en: 'Delete reports', es: 'Eliminar informes', ca: 'Eliminar informes' },
  put_away: {
    en: 'Put signed reports away, together with a role that reads them',
    es: 'Archivar informes firmados, junto con un rol que los lea',
    ca: 'Arxivar informes signats, juntament amb un rol que els llegeixi',
  },
  chat: {
    en: 'Chat over records and reports',
    es: 'Chatear sobre historias e informes',
    ca: 'Xatejar sobre històries i informes',
  },
  see_organisation: { en: 'See the organisation', es: 'Ver la organización', ca: 'Veure l’organització' },
  see_members: {
    en: 'See members and service credentials',
    es: 'Ver los miembros y las credenciales de servicio',
    ca: 'Veure els membres i les credencials de servei',
  },
  manage_organisation: {
    en: 'Change the organisation, its members and service credentials',
    es: 'Modificar la organización, sus miembros y sus credenciales de servicio',
    ca: 'Modificar l’organització, els membres i les credencials de servei',
  },
  see_audit: {
    en: 'See figures and the audit log',
    es: 'Ver las cifras y el registro de auditoría',
    ca: 'Veure les xifres i el registre d’auditoria',
  },
  see_users: { en: 'See all users', es: 'Ver todos los usuarios', ca: 'Veure tots els usuaris' },
  manage_users: {
    en: 'Invite, change and delete users',
    es: 'Invitar, modificar y eliminar usuarios',
    ca: 'Convidar, modificar i eliminar usuaris',
  },
  manage_organisations: {
    en: 'Create and delete organisations',
    es: 'Crear y eliminar organizaciones',
    ca: 'Crear i eliminar organitzacions',
  },
  settings: {
    en: 'Change the settings of Alta',
    es: 'Cambiar los ajustes de Alta',
    ca: 'Canviar els paràmetres d’Alta',
  },
  emergency_access: {
    en: 'Read reports in an emergency, for an hour, with a reason that owners see',
    es: 'Leer informes en una emergencia, durante una hora, con un motivo que ven los responsables',
    ca: 'Llegir informes en una emergència, durant una hora, amb un motiu que veuen els responsables',
  },
  end_emergency_access: {
    en: 'End an emergency access of administrators',
    es: 'Terminar un acceso de emergencia de administradores',
    ca: 'Acabar un accés d’emergència d’administradors',
  },
  configure_emergency_access: {
    en: 'Allow or forbid emergency access',
    es: 'Permitir o prohibir el acceso de emergencia',
    ca: 'Permetre o prohibir l’accés d’emergència',
  },
  retention: {
    en: 'Say how long data is kept',
    es: 'Decidir cuánto tiempo se conservan los datos',
    ca: 'Decidir quant de temps es conserven les dades',
  },
  legal_holds: {
    en: 'Place and lift legal holds',
    es: 'Imponer y levantar retenciones legales',
    ca: 'Imposar i aixecar retencions legals',
  },
  erase: {
    en: 'Have a patient’s data erased, with a second person (with a role that reads reports)',
    es: 'Pedir que se supriman los datos de un paciente, con otra persona (con un rol que lea informes)',
    ca: 'Demanar que se suprimeixin les dades d’un pacient, amb una altra persona (amb un rol que llegeixi informes)',
  },
})
