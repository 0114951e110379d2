declare module 'virtual:texts/*' {
  export const messages: Record<string, Record<string, string>>
  export const mui: import('@mui/material/locale').Localization
}
