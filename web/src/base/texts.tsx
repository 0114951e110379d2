import type { Language } from '@alta/contract/languages'
import type { Localization } from '@mui/material/locale'
import { type ReactNode, useEffect, useState } from 'react'
import { type ICUArgs, IntlProvider, useTranslations } from 'use-intl'
import { type LanguagePack, loadLanguage, messagesOf } from './catalogs.ts'
import type { LocalizedTexts, TextGroup } from './phrases.ts'
import { useSettings } from './settings.ts'

interface IcuArgumentTypes {
  ICUArgument: string | number
  ICUNumberArgument: number
  ICUDateArgument: Date
}
type MessageValues<Message extends string> = ICUArgs<Message, IcuArgumentTypes>
type Arguments<Message extends string> = Message extends unknown
  ? Record<never, never> extends MessageValues<Message>
    ? []
    : [values: MessageValues<Message>]
  : never

/** Says a text of a group in the language of the interface; keys and arguments are checked by the compiler. */
export type Say<P extends LocalizedTexts> = <K extends keyof P & string>(
  key: K,
  ...values: Arguments<P[K]['en']>
) => string

export function useTexts<P extends LocalizedTexts>(group: TextGroup<P>): Say<P> {
  const translate: (key: string, values?: Record<string, string | number | Date>) => string = useTranslations(
    group.namespace,
  )
  return (key, ...values) => translate(key, ...values)
}

// Dates are written as in British English, like all English texts.
const formats = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES' } as const satisfies Record<Language, string>

let zone: string | undefined
/** Where the browser is; asked once, since the first question takes as long as drawing a form. */
export const timeZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Keeps showing the old language until the new catalog is here. `children` gets the kit's own words. */
export function TextsProvider({
  initial,
  children,
}: {
  initial: LanguagePack
  children: (mui: Localization) => ReactNode
}) {
  const locale = useSettings((settings) => settings.locale)
  const [pack, setPack] = useState(initial)
  useEffect(() => {
    let isCurrent = true
    const change = async () => {
      const next = await loadLanguage(locale)
      if (isCurrent) setPack(next)
    }
    if (pack.language !== locale) void change()
    return () => {
      isCurrent = false
    }
  }, [locale, pack.language])
  useEffect(() => {
    document.documentElement.lang = pack.language
  }, [pack.language])
  return (
    <IntlProvider locale={formats[pack.language]} messages={messagesOf(pack.language)} timeZone={timeZone()}>
      {children(pack.mui)}
    </IntlProvider>
  )
}
