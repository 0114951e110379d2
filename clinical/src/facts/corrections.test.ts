import { describe, expect, it } from 'vitest'
import { readCourse } from '../course/read-course.ts'
import { ruledCorrections } from './corrections.ts'

const correctionsOf = (text: string) => {
  const course = readCourse(text)
  const words = (index: number): string => {
    const sentence = course.sentences[index]
    return sentence ? course.text.slice(sentence.start, sentence.end) : ''
  }
  return [...new Set(ruledCorrections(course).map(({ superseded }) => words(superseded)))]
}

describe('a statement that a later correction supersedes', () => {
  it('is the wrong side, only of the same body part', () => {
    const text = `Caída con dolor en cadera derecha. Hematoma en codo derecho.

02/05/2024
Nota de corrección: en la primera nota pone cadera DERECHA por error, la fractura es de la cadera IZQUIERDA.
`
    expect(correctionsOf(text)).toEqual(['Caída con dolor en cadera derecha.'])
  })

  it('is a habit of another person', () => {
    const text = `02/06/2025 ED
Smoker 20/day. No ETOH.

04/06/2025
Pt tells me she has NEVER smoked, it is her husband who smokes. Pls correct clerking.
`
    expect(correctionsOf(text)).toEqual(['Smoker 20/day.'])
  })

  it('is a value', () => {
    const text = `Antecedents: MRC G3b, creatinina basal 2,3 segons informe.

04/03/2025
La creatinina basal és 1,4 mg/dL; el valor de 2,3 que consta era d'un episodi agut i no és el basal. Corregeixo.
`
    expect(correctionsOf(text)).toEqual(['Antecedents: MRC G3b, creatinina basal 2,3 segons informe.'])
  })

  it('is a sentence copied from the day before', () => {
    const text = `14/11/2023
Confortable. Con VMNI nocturna.

15/11/2023
Confortable. Con VMNI nocturna. La frase sobre la VMNI está copiada del día anterior.
`
    expect(correctionsOf(text)).toEqual(['Con VMNI nocturna.'])
  })

  it('is an allergy entered by mistake', () => {
    const text = `ALLERGIES
Penicillin - ?rash

13/11/2024
Penicillin entry is incorrect: he vomited on co-amoxiclav. He is NOT penicillin allergic. True allergy is to co-trimoxazole.
`
    expect(correctionsOf(text)).toEqual(['Penicillin - ?rash'])
  })

  it('is not found where electrolytes, insulin or calcium are corrected', () => {
    const text = `04/03/2025
Corrección de hipopotasemia. Novorapid correction scale. Calcio corregido 9,1. K 3,9.
`
    expect(correctionsOf(text)).toEqual([])
  })
})
