// Small type guards for data from the browser's storage and the network. A schema library would weigh more than all
// other code of the sign-in page.

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isOneOf =
  <const T extends string>(choices: readonly T[]) =>
  (value: unknown): value is T =>
    choices.some((choice) => choice === value)

export const isListOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isItem)

type Guards<T> = { readonly [K in keyof T]: (value: unknown) => value is T[K] }

/** A guard for a record with these fields; further fields do not matter. */
export const isShape =
  <T extends object>(guards: Guards<T>) =>
  (value: unknown): value is T => {
    if (!isRecord(value)) return false
    for (const name in guards) if (!guards[name](value[name])) return false
    return true
  }

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const orNull =
  <T>(guard: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || guard(value)
