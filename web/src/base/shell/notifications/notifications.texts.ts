import { texts } from '../../phrases.ts'

export const notificationTexts = texts('notifications', {
  title: { en: 'Notifications', es: 'Notificaciones', ca: 'Notificacions' },
  view_all: {
    en: 'View all Notifications',
    es: 'Ver todas las notificaciones',
    ca: 'Mostra totes les notificacions',
  },
  none: { en: 'Nothing new', es: 'Nada nuevo', ca: 'Res de nou' },
  none_text: {
    en: 'Acts that let somebody read clinical text, finished reports and service credentials about to expire appear here.',
    es: 'Aquí aparecerán los accesos a textos clínicos que se den, los informes terminados y las credenciales de servicio que están por caducar.',
    ca: 'Aquí apareixeran els accessos a textos clínics que es donin, els informes acabats i les credencials de servei a punt de caducar.',
  },
  report_ready: { en: 'Report ready', es: 'Informe listo', ca: 'Informe a punt' },
  report_failed: { en: 'Report not generated', es: 'Informe no generado', ca: 'Informe no generat' },
  credential_soon: {
    en: '{days, plural, one {Service credential expires in # day} other {Service credential expires in # days}}',
    es: '{days, plural, one {La credencial de servicio caduca en # día} other {La credencial de servicio caduca en # días}}',
    ca: '{days, plural, one {La credencial de servei caduca en # dia} other {La credencial de servei caduca en # dies}}',
  },
  credential_urgent: {
    en: '{days, plural, =0 {Service credential expires today} one {Service credential expires in # day} other {Service credential expires in # days}}',
    es: '{days, plural, =0 {La credencial de servicio caduca hoy} one {La credencial de servicio caduca en # día} other {La credencial de servicio caduca en # días}}',
    ca: '{days, plural, =0 {La credencial de servei caduca avui} one {La credencial de servei caduca en # dia} other {La credencial de servei caduca en # dies}}',
  },
})
