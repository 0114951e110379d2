/** Every key of the review, as it is written, with the text that says what it does. */
export const reviewKeys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['enter', 'accept'],
  ['e', 'edit'],
  ['r', 'order'],
  ['m', 'mark'],
  ['u', 'unused'],
  ['i, x', 'tray'],
  ['Ctrl + ↵', 'sign'],
  ['1 – 4', 'rate'],
  ['s', 'source'],
  ['↑ ↓', 'by_sentence'],
  ['/', 'search'],
] as const
