import { texts } from '../../../base/phrases.ts'

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
    en: 'Error creating the organisation. Please try again later.',
    es: 'Error al crear la organización. Vuelva a intentarlo más tarde.',
    ca: 'Error en crear l’organització. Torni-ho a provar més tard.',
  },
  owner: { en: 'Owner', es: 'Responsable', ca: 'Responsable' },
  owner_help: {
    en: 'Answers for the organisation. Left empty, it will be you.',
    es: 'Responde de la organización. Si lo deja vacío, será usted.',
    ca: 'Respon de l’organització. Si ho deixa buit, serà vostè.',
  },
  strategy: { en: 'Report strategy', es: 'Estrategia de informe', ca: 'Estratègia d’informe' },
})
