import type { ReportStrategy } from '@alta/contract/organisations'
import type { Role } from '@alta/contract/permissions'
import { type Phrase, texts } from '../phrases.ts'

export const roleTexts = texts('roles', {
  administrator: { en: 'Administrator', es: 'Administrador', ca: 'Administrador' },
  auditor: { en: 'Auditor', es: 'Auditor', ca: 'Auditor' },
  owner: { en: 'Owner', es: 'Responsable', ca: 'Responsable' },
  manager: { en: 'Manager', es: 'Gestor', ca: 'Gestor' },
  clinician: { en: 'Clinician', es: 'Clínico', ca: 'Clínic' },
  reader: { en: 'Reader', es: 'Lector', ca: 'Lector' },
} satisfies Record<Role, Phrase>)

export const strategyTexts = texts('strategies', {
  extractive: { en: 'Extractive', es: 'Extractiva', ca: 'Extractiva' },
  guided: { en: 'Guided', es: 'Guiada', ca: 'Guiada' },
  single_pass: { en: 'Single pass', es: 'De una pasada', ca: 'D’una passada' },
} satisfies Record<ReportStrategy, Phrase>)

export const organisationTexts = texts('organisations', {
  create_title: { en: 'Create an organisation', es: 'Crear una organización', ca: 'Crear una organització' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  name_help: {
    en: 'The hospital, centre or department, as it signs its reports.',
    es: 'El hospital, centro o servicio, tal como firma sus informes.',
    ca: 'L’hospital, centre o servei, tal com signa els informes.',
  },
  create: { en: 'Create organisation', es: 'Crear la organización', ca: 'Crea l’organització' },
  created: { en: 'Organisation created: {name}', es: 'Organización creada: {name}', ca: 'Organització creada: {name}' },
  create_failed: {
    en: 'The organisation could not be created.',
    es: 'No se ha podido crear la organización.',
    ca: 'No s’ha pogut crear l’organització.',
  },
  name_taken: {
    en: 'There is an organisation with this name already.',
    es: 'Ya existe una organización con este nombre.',
    ca: 'Ja existeix una organització amb aquest nom.',
  },
  role_title: { en: 'Give yourself a role', es: 'Asignarse un rol', ca: 'Assignar-vos un rol' },
  role_text: {
    en: 'Administration does not include reading clinical text. A clinical role does; it is recorded, with your reason, where the owner can see it.',
    es: 'La administración no incluye leer textos clínicos. Un rol clínico sí; queda registrado, con su motivo, a la vista de la persona responsable.',
    ca: 'L’administració no inclou llegir textos clínics. Un rol clínic sí; queda registrat, amb el vostre motiu, a la vista de la persona responsable.',
  },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  role: { en: 'Role', es: 'Rol', ca: 'Rol' },
  clinician_does: {
    en: 'generates, corrects and reads reports',
    es: 'genera, corrige y lee informes',
    ca: 'genera, corregeix i llegeix informes',
  },
  reader_does: { en: 'reads reports', es: 'lee informes', ca: 'llegeix informes' },
  reason: { en: 'Reason', es: 'Motivo', ca: 'Motiu' },
  reason_help: {
    en: 'For example: I attend patients on the ward.',
    es: 'Por ejemplo: atiendo a pacientes en planta.',
    ca: 'Per exemple: atenc pacients a planta.',
  },
  give_role: { en: 'Give me this role', es: 'Asignarme este rol', ca: 'Assigna’m aquest rol' },
  role_given: {
    en: '{role} in {organisation}',
    es: '{role} en {organisation}',
    ca: '{role} a {organisation}',
  },
  role_failed: {
    en: 'The role could not be given.',
    es: 'No se ha podido asignar el rol.',
    ca: 'No s’ha pogut assignar el rol.',
  },
})
