/** What a browser said it was; null where it did not say. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Sign = readonly [mark: RegExp, name: string]

// In this order: most browsers also claim to be the ones further down.
const browsers: readonly Sign[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]
const systems: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (text: string, signs: readonly Sign[]) => signs.find(([mark]) => mark.test(text))?.[1] ?? null

/** Browser and system in a `User-Agent` header, as people name them. */
export const deviceIn = (user_agent: string | null): Device => ({
  browser: nameIn(user_agent ?? '', browsers),
  system: nameIn(user_agent ?? '', systems),
})
