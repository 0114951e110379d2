/**
 * Words and abbreviations of the wards that mean the same, in Spanish, Catalan and English, folded, one group a line.
 * An abbreviation with two meanings stands in both groups. Words behind "<" are kinds of what stands before it: a
 * question for the wider word finds them, a question for one of them does not find the others.
 */
export const synonymGroups: readonly string[] = `
hta|hipertension arterial|hipertension|hipertenso|hipertensa|hipertensio|hipertensio arterial|hypertension|high blood pressure
alergia|alergias|alergico|alergica|al·lergia|al·lergies|al·lergic|allergy|allergic|ram|ramc|amc|reaccion adversa|hipersensibilidad
`
  .trim()
  .split('\n')
