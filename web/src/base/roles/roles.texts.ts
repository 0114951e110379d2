import type { Role } from '@alta/contract/permissions'
import { type LocalizedText, texts } from '../phrases.ts'

export const roleTexts = texts('roles', {
  administrator: { en: 'Administrator', es: 'Administrador', ca: 'Administrador' },
  auditor: { en: 'Auditor', es: 'Auditor', ca: 'Auditor' },
  owner: { en: 'Owner', es: 'Responsable', ca: 'Responsable' },
  manager: { en: 'Manager', es: 'Gestor', ca: 'Gestor' },
  clinician: { en: 'Clinician', es: 'Clínico', ca: 'Clínic' },
  reader: { en: 'Reader', es: 'Lector', ca: 'Lector' },
} satisfies Record<Role, LocalizedText>)

/** What a role is for, after its name. */
export const roleDoesTexts = texts('role-does', {
  administrator: {
    en: 'looks after users, organisations and settings; reads clinical text only in an emergency',
    es: 'se ocupa de usuarios, organizaciones y ajustes; solo lee textos clínicos en una emergencia',
    ca: 's’ocupa d’usuaris, organitzacions i paràmetres; només llegeix textos clínics en una emergència',
  },
  auditor: {
    en: 'sees users, figures and the audit log; changes nothing',
    es: 've usuarios, cifras y el registro de auditoría; no cambia nada',
    ca: 'veu usuaris, xifres i el registre d’auditoria; no canvia res',
  },
  owner: {
    en: 'answers for the organisation and names its managers',
    es: 'responde de la organización y nombra a sus gestores',
    ca: 'respon de l’organització i en nomena els gestors',
  },
  manager: {
    en: 'looks after the organisation, its members and its service credentials',
    es: 'se ocupa de la organización, sus miembros y sus credenciales de servicio',
    ca: 's’ocupa de l’organització, els membres i les credencials de servei',
  },
  clinician: {
    en: 'generates, corrects and reads reports',
    es: 'genera, corrige y lee informes',
    ca: 'genera, corregeix i llegeix informes',
  },
  reader: { en: 'reads reports', es: 'lee informes', ca: 'llegeix informes' },
} satisfies Record<Role, LocalizedText>)

export const assignTexts = texts('assign-role', {
  title: { en: 'Give {name} a role', es: 'Asignar un rol a {name}', ca: 'Assignar un rol a {name}' },
  title_self: { en: 'Give yourself a role', es: 'Asignarse un rol', ca: 'Assignar-vos un rol' },
  title_member: {
    en: 'Give a role in {organisation}',
    es: 'Asignar un rol en {organisation}',
    ca: 'Assignar un rol a {organisation}',
  },
  clinical_note: {
    en: 'Administration does not include reading clinical text. A clinical role does; it is recorded, with your reason, where the owner can see it.',
    es: 'La administración no incluye leer textos clínicos. Un rol clínico sí; queda registrado, con su motivo, a la vista de la persona responsable.',
    ca: 'L’administració no inclou llegir textos clínics. Un rol clínic sí; queda registrat, amb el seu motiu, a la vista de la persona responsable.',
  },
  person: { en: 'Person', es: 'Persona', ca: 'Persona' },
  person_help: { en: 'Search by name or email.', es: 'Busque por nombre o correo.', ca: 'Cerqui per nom o correu.' },
  where: { en: 'Where', es: 'Dónde', ca: 'On' },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  whole_system: { en: 'Whole system', es: 'Todo el sistema', ca: 'Tot el sistema' },
  role: { en: 'Role', es: 'Rol', ca: 'Rol' },
  has_already: { en: 'given already', es: 'ya asignado', ca: 'ja assignat' },
  give: { en: 'Give this role', es: 'Asignar este rol', ca: 'Assigna aquest rol' },
  give_self: { en: 'Give me this role', es: 'Asignarme este rol', ca: 'Assigna’m aquest rol' },
  given: {
    en: 'Role given: {role} in {organisation}',
    es: 'Rol asignado: {role} en {organisation}',
    ca: 'Rol assignat: {role} a {organisation}',
  },
  given_system: { en: 'Role given: {role}', es: 'Rol asignado: {role}', ca: 'Rol assignat: {role}' },
  undo: { en: 'Undo', es: 'Deshacer', ca: 'Desfés' },
  undone: { en: 'The role was taken back.', es: 'Se ha retirado el rol.', ca: 'S’ha retirat el rol.' },
  undo_failed: {
    en: 'Error taking the role back. Please try again later.',
    es: 'Error al retirar el rol. Vuelva a intentarlo más tarde.',
    ca: 'Error en retirar el rol. Torni-ho a provar més tard.',
  },
  failed: {
    en: 'Error giving the role. Please try again later.',
    es: 'Error al asignar el rol. Vuelva a intentarlo más tarde.',
    ca: 'Error en assignar el rol. Torni-ho a provar més tard.',
  },
  nothing_to_give: {
    en: 'There is no role here that you may give.',
    es: 'Aquí no hay ningún rol que pueda asignar.',
    ca: 'Aquí no hi ha cap rol que pugui assignar.',
  },
})
