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

/** The room that a banner takes above everything, while there is one. */
export const bannerHeight = 'var(--alta-banner, 0px)'

/** The room that the strip below the header takes, while it says something. */
export const stripHeight = 'var(--alta-strip, 0px)'

/** What is left for a page that fills the window. */
export const windowHeight = `calc(100dvh - ${sizes.header}px - ${bannerHeight} - ${stripHeight})`
