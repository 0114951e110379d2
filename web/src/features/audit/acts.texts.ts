import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

type Api = typeof api
type ApiFeature = keyof Api
/**
 * The texts for reports, single sign-on, second factors and retention of data are in files of their own beside this
 * one.
 */
type ListedFeature = Exclude<
  ApiFeature,
  'reports' | 'single_sign_on' | 'second_factor' | 'retention' | 'legal_holds' | 'erasures' | 'data_exports'
>
/** Every operation of the contract that is named here; a point would part a text's name in two. */
type ApiOperation = { [F in ListedFeature]: `${F}_${Extract<keyof Api[F], string>}` }[ListedFeature]
/** The log also holds what jobs do by themselves. */
type Act = ApiOperation | 'organisations_removed'

/** What was done or tried, as the contract names it. A new operation without its words does not compile. */
export const actTexts = texts('audit-acts', {
  config_read: { en: 'Read the settings', es: 'Leer la configuración', ca: 'Llegir la configuració' },
  auth_login: { en: 'Sign in', es: 'Iniciar sesión', ca: 'Iniciar la sessió' },
  auth_register: { en: 'Register an account', es: 'Registrar una cuenta', ca: 'Registrar un compte' },
  auth_me: { en: 'Check the session', es: 'Comprobar la sesión', ca: 'Comprovar la sessió' },
  auth_activity: { en: 'Somebody is there', es: 'Hay alguien en la pantalla', ca: 'Hi ha algú a la pantalla' },
  auth_logout: { en: 'Sign out', es: 'Cerrar sesión', ca: 'Tancar la sessió' },
  auth_change_password: {
    en: 'Change one’s own password',
    es: 'Cambiar la contraseña propia',
    ca: 'Canviar la contrasenya pròpia',
  },
  auth_request_password_link: {
    en: 'Ask for a link for a new password',
    es: 'Pedir un enlace para una contraseña nueva',
    ca: 'Demanar un enllaç per a una contrasenya nova',
  },
  auth_use_password_link: {
    en: 'Set a new password with a link from a mail',
    es: 'Fijar una contraseña nueva con un enlace del correo',
    ca: 'Fixar una contrasenya nova amb un enllaç del correu',
  },
  auth_sessions: { en: 'Look at one’s own sessions', es: 'Ver las sesiones propias', ca: 'Veure les sessions pròpies' },
  auth_end_session: { en: 'End one’s own session', es: 'Cerrar una sesión propia', ca: 'Tancar una sessió pròpia' },
  users_list: { en: 'List users', es: 'Listar usuarios', ca: 'Llistar usuaris' },
  users_read: { en: 'Look at a user', es: 'Ver un usuario', ca: 'Veure un usuari' },
  users_update: { en: 'Change a user', es: 'Modificar un usuario', ca: 'Modificar un usuari' },
  users_remove: { en: 'Delete a user', es: 'Eliminar un usuario', ca: 'Eliminar un usuari' },
  users_sessions: {
    en: 'Look at a user’s sessions',
    es: 'Ver las sesiones de un usuario',
    ca: 'Veure les sessions d’un usuari',
  },
  users_end_sessions: {
    en: 'Sign a user out',
    es: 'Cerrar las sesiones de un usuario',
    ca: 'Tancar les sessions d’un usuari',
  },
  users_import: { en: 'Import users', es: 'Importar usuarios', ca: 'Importar usuaris' },
  users_export: { en: 'Export users', es: 'Exportar usuarios', ca: 'Exportar usuaris' },
  course_files_read: {
    en: 'Read a file of a course',
    es: 'Leer un archivo de un curso clínico',
    ca: 'Llegir un fitxer d’un curs clínic',
  },
  invitations_list: { en: 'List invitations', es: 'Listar invitaciones', ca: 'Llistar invitacions' },
  invitations_create: { en: 'Invite somebody', es: 'Invitar a una persona', ca: 'Convidar una persona' },
  invitations_send: {
    en: 'Send an invitation by mail',
    es: 'Enviar una invitación por correo',
    ca: 'Enviar una invitació per correu',
  },
  invitations_remove: { en: 'Withdraw an invitation', es: 'Retirar una invitación', ca: 'Retirar una invitació' },
  invitations_look: { en: 'Look at an invitation', es: 'Ver una invitación', ca: 'Veure una invitació' },
  invitations_accept: { en: 'Accept an invitation', es: 'Aceptar una invitación', ca: 'Acceptar una invitació' },
  organisations_list: { en: 'List organisations', es: 'Listar organizaciones', ca: 'Llistar organitzacions' },
  organisations_read: { en: 'Look at an organisation', es: 'Ver una organización', ca: 'Veure una organització' },
  organisations_create: { en: 'Create an organisation', es: 'Crear una organización', ca: 'Crear una organització' },
  organisations_update: {
    en: 'Change an organisation',
    es: 'Modificar una organización',
    ca: 'Modificar una organització',
  },
  organisations_contents: {
    en: 'Count what an organisation holds',
    es: 'Contar lo que contiene una organización',
    ca: 'Comptar el que conté una organització',
  },
  organisations_deletions: {
    en: 'See which organisations are being deleted',
    es: 'Ver qué organizaciones se están eliminando',
    ca: 'Veure quines organitzacions s’estan eliminant',
  },
  organisations_removed: {
    en: 'Everything in a deleted organisation has been removed',
    es: 'Eliminado todo lo que contenía una organización borrada',
    ca: 'Eliminat tot el que contenia una organització esborrada',
  },
  organisations_remove: {
    en: 'Delete an organisation',
    es: 'Eliminar una organización',
    ca: 'Eliminar una organització',
  },
  organisations_model_settings: {
    en: 'Look at an organisation’s language model settings',
    es: 'Ver los ajustes del modelo de lenguaje de una organización',
    ca: 'Veure els ajustos del model de llenguatge d’una organització',
  },
  organisations_document_settings: { en: 'See the letterhead', es: 'Ver el membrete', ca: 'Veure la capçalera' },
  organisations_change_document_settings: {
    en: 'Change the letterhead',
    es: 'Cambiar el membrete',
    ca: 'Canviar la capçalera',
  },
  organisations_change_model_settings: {
    en: 'Change an organisation’s language model settings',
    es: 'Modificar los ajustes del modelo de lenguaje de una organización',
    ca: 'Modificar els ajustos del model de llenguatge d’una organització',
  },
  organisations_strategies: {
    en: 'Look at the report strategies',
    es: 'Ver las estrategias de informe',
    ca: 'Veure les estratègies d’informe',
  },
  assignments_roles: { en: 'Look at the roles', es: 'Ver los roles', ca: 'Veure els rols' },
  assignments_list: { en: 'List role assignments', es: 'Listar roles asignados', ca: 'Llistar rols assignats' },
  assignments_create: { en: 'Give a role', es: 'Asignar un rol', ca: 'Assignar un rol' },
  assignments_remove: { en: 'Take a role away', es: 'Retirar un rol', ca: 'Retirar un rol' },
  credentials_list: {
    en: 'List service credentials',
    es: 'Listar credenciales de servicio',
    ca: 'Llistar credencials de servei',
  },
  credentials_create: {
    en: 'Create a service credential',
    es: 'Crear una credencial de servicio',
    ca: 'Crear una credencial de servei',
  },
  credentials_update: {
    en: 'Change a service credential',
    es: 'Modificar una credencial de servicio',
    ca: 'Modificar una credencial de servei',
  },
  credentials_remove: {
    en: 'Revoke a service credential',
    es: 'Revocar una credencial de servicio',
    ca: 'Revocar una credencial de servei',
  },
  credentials_rotate: {
    en: 'Rotate a service credential',
    es: 'Rotar una credencial de servicio',
    ca: 'Rotar una credencial de servei',
  },
  access_requests_list: {
    en: 'Look at requests for clinical access',
    es: 'Ver las solicitudes de acceso clínico',
    ca: 'Veure les sol·licituds d’accés clínic',
  },
  access_requests_decide: {
    en: 'Decide on a request for clinical access',
    es: 'Resolver una solicitud de acceso clínico',
    ca: 'Resoldre una sol·licitud d’accés clínic',
  },
  access_requests_withdraw: {
    en: 'Take back a request for clinical access',
    es: 'Retirar una solicitud de acceso clínico',
    ca: 'Retirar una sol·licitud d’accés clínic',
  },
  notices_list: { en: 'Look at one’s own notices', es: 'Ver los avisos propios', ca: 'Veure els avisos propis' },
  notices_read: { en: 'Read a notice', es: 'Leer un aviso', ca: 'Llegir un avís' },
  notices_read_all: { en: 'Read all notices', es: 'Leer todos los avisos', ca: 'Llegir tots els avisos' },
  chat_list: { en: 'List chat sessions', es: 'Listar sesiones de chat', ca: 'Llistar sessions de xat' },
  chat_create: { en: 'Create a chat session', es: 'Crear una sesión de chat', ca: 'Crear una sessió de xat' },
  chat_read: { en: 'Open a chat session', es: 'Abrir una sesión de chat', ca: 'Obrir una sessió de xat' },
  chat_update: { en: 'Change a chat session', es: 'Modificar una sesión de chat', ca: 'Modificar una sessió de xat' },
  chat_remove: { en: 'Delete a chat session', es: 'Eliminar una sesión de chat', ca: 'Eliminar una sessió de xat' },
  chat_strategies: {
    en: 'List the strategies of the chat',
    es: 'Listar las estrategias del chat',
    ca: 'Llistar les estratègies del xat',
  },
  chat_messages: {
    en: 'Read the messages of a chat session',
    es: 'Leer los mensajes de una sesión de chat',
    ca: 'Llegir els missatges d’una sessió de xat',
  },
  chat_ask: {
    en: 'Ask in a chat session',
    es: 'Preguntar en una sesión de chat',
    ca: 'Preguntar en una sessió de xat',
  },
  chat_resume: {
    en: 'Go on with a stopped answer',
    es: 'Continuar una respuesta detenida',
    ca: 'Continuar una resposta aturada',
  },
  chat_cancel: { en: 'Stop an answer', es: 'Detener una respuesta', ca: 'Aturar una resposta' },
  chat_message_events: {
    en: 'Follow an answer being written',
    es: 'Seguir la redacción de una respuesta',
    ca: 'Seguir la redacció d’una resposta',
  },
  chat_report_text: {
    en: 'Open a cited report in a chat session',
    es: 'Abrir un informe citado en una sesión de chat',
    ca: 'Obrir un informe citat en una sessió de xat',
  },
  chat_export: { en: 'Export a chat session', es: 'Exportar una sesión de chat', ca: 'Exportar una sessió de xat' },
  documents_list: {
    en: 'List the documents of a chat session',
    es: 'Listar los documentos de una sesión de chat',
    ca: 'Llistar els documents d’una sessió de xat',
  },
  documents_create: {
    en: 'Add a document to a chat session',
    es: 'Añadir un documento a una sesión de chat',
    ca: 'Afegir un document a una sessió de xat',
  },
  documents_read: {
    en: 'Look at a document’s state',
    es: 'Ver el estado de un documento',
    ca: 'Veure l’estat d’un document',
  },
  documents_write: { en: 'Upload a document', es: 'Subir un documento', ca: 'Pujar un document' },
  documents_content: { en: 'Download a document', es: 'Descargar un documento', ca: 'Descarregar un document' },
  documents_read_text: {
    en: 'Read the text of a document',
    es: 'Leer el texto de un documento',
    ca: 'Llegir el text d’un document',
  },
  documents_retry: {
    en: 'Read a document in again',
    es: 'Volver a procesar un documento',
    ca: 'Tornar a processar un document',
  },
  documents_remove: { en: 'Delete a document', es: 'Eliminar un documento', ca: 'Eliminar un document' },
  documents_events: {
    en: 'Follow documents being read in',
    es: 'Seguir el procesamiento de documentos',
    ca: 'Seguir el processament de documents',
  },
  search_find: { en: 'Search', es: 'Buscar', ca: 'Cercar' },
  emergency_access_current: {
    en: 'Ask for one’s open emergency access',
    es: 'Consultar el acceso de emergencia propio',
    ca: 'Consultar l’accés d’emergència propi',
  },
  emergency_access_list: {
    en: 'List emergency accesses',
    es: 'Listar accesos de emergencia',
    ca: 'Llistar accessos d’emergència',
  },
  emergency_access_open: {
    en: 'Open emergency access',
    es: 'Abrir un acceso de emergencia',
    ca: 'Obrir un accés d’emergència',
  },
  emergency_access_end: {
    en: 'End of an emergency access',
    es: 'Fin de un acceso de emergencia',
    ca: 'Fi d’un accés d’emergència',
  },
  emergency_access_configure: {
    en: 'Allow or forbid emergency access',
    es: 'Permitir o prohibir el acceso de emergencia',
    ca: 'Permetre o prohibir l’accés d’emergència',
  },
  analytics_reports: { en: 'Look at figures', es: 'Ver cifras', ca: 'Veure xifres' },
  audit_list: { en: 'Open the audit log', es: 'Abrir el registro de auditoría', ca: 'Obrir el registre d’auditoria' },
  audit_export: {
    en: 'Export the audit log',
    es: 'Exportar el registro de auditoría',
    ca: 'Exportar el registre d’auditoria',
  },
  audit_verification: {
    en: 'Verify the audit log',
    es: 'Verificar el registro de auditoría',
    ca: 'Verificar el registre d’auditoria',
  },
} satisfies Record<Act, LocalizedText>)
