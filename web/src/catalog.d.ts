declare module 'virtual:texts' {
  type Messages = Record<string, Record<string, string>>
  type Catalog = () => Promise<{ readonly messages: Messages }>
  type StartCatalog = () => Promise<{
    readonly messages: Messages
    readonly mui: import('@mui/material/locale').Localization
  }>
  interface Languages<C> {
    readonly en: C
    readonly es: C
    readonly ca: C
  }
  export const catalogs: { readonly start: Languages<StartCatalog> } & Readonly<Record<string, Languages<Catalog>>>
}
