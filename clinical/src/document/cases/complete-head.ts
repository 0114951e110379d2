/**
 * The head of a report whose course tells nearly all of it, as it is shown; the name is the patient's in the course.
 */
export const completeHead = {
  record_number: { value: '12/345' },
  birth_date: { value: '1948-02-03' },
  sex: { value: 'female' },
  physician: { value: 'Dr. Vidal' },
  admitted: { value: '2026-02-20' },
  discharged: { value: '2026-03-01' },
} as const
