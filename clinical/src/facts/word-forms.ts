/**
 * One pattern for a list of folded word forms with `|` between them. A final or inner `*` stands for any rest of a word
 * ("apendicectom*"), a blank for any run of blanks, `ll` also for the Catalan `l·l`. It matches whole words of folded
 * text only, with the flags given ("u" is always on).
 */
export function wordForms(forms: string, flags = ''): RegExp {
  const choices = forms
    .split('|')
    .map((form) => form.trim().replace(/\s+/g, ' '))
    .filter((form) => form !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((form) =>
      form
        .replace(/[.+?^${}()[\]\\/]/g, '\\$&')
        .replaceAll('ll', 'l[·.]?l')
        .replaceAll('*', '[\\p{L}·]*')
        .replaceAll(' ', '\\s+'),
    )
  return new RegExp(`(?<![\\p{L}\\d])(?:${choices.join('|')})(?![\\p{L}\\d])`, `u${flags}`)
}
