/** Pixels, fixed by the specification. */
export const sizes = {
  sidebar: 280,
  compact: 86,
  header: 70,
  languageMenu: 110,
  profileMin: 200,
  profileMax: 230,
  notificationsMin: 250,
  notificationsMax: 375,
} as const
