declare module 'virtual:texts' {
  type Messages = Record<string, Record<string, string>>
  type Catalog = () => Promise<{ readonly messages: Messages }>
  type StartCatalog = () => Promise<{
    readonly messages: Messages
    readonly mui: import('@mui/material/locale').Localization
    /** Area → how to fetch its catalog. */
    readonly catalogs: Readonly<Record<string, Catalog>>
  }>
  export const en: StartCatalog
  export const es: StartCatalog
  export const ca: StartCatalog
}
