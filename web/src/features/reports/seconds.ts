/** How a duration in seconds is printed: two digits that count below a second, tenths above. */
export const secondsFormat = (
  seconds: number,
): { maximumSignificantDigits: number } | { maximumFractionDigits: number } =>
  seconds < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }
