import { describe, expect, it } from 'vitest'
import { narrativeText } from './narrative.ts'
import { parseXml } from './xml-tree.ts'

const textOf = (inner: string): string => narrativeText(parseXml(`<text>${inner}</text>`))

describe('the narrative of a section', () => {
  it('is read when it is HTML stored as text, and stays text when it is not HTML', () => {
    expect(textOf('<![CDATA[<p>Sin alergias.</p><ul><li>Asma&nbsp;leve.</li></ul>]]>')).toBe(
      'Sin alergias.\n- Asma leve.',
    )
    expect(textOf('<paragraph>&lt;b&gt;Alta&lt;/b&gt;&lt;br&gt;a domicilio.</paragraph>')).toBe('Alta\na domicilio.')
    expect(textOf('<![CDATA[pH <p 7,20 & K > 5]]>')).toBe('pH <p 7,20 & K > 5')
    expect(textOf('<![CDATA[<p>pH < 7,20</p>]]>')).toBe('<p>pH < 7,20</p>')
    expect(textOf('<![CDATA[<p>a</p><script>steal()</script>]]>')).toBe('a')
  })

  it('keeps captions of pictures and superscript figures, and separates a footnote from its sentence', () => {
    expect(textOf('<renderMultiMedia referencedObject="M"><caption>ECG de ingreso</caption></renderMultiMedia>')).toBe(
      'ECG de ingreso',
    )
    expect(textOf('<paragraph>Plaquetas 182 × 10<sup>9</sup>/L.</paragraph>')).toBe('Plaquetas 182 × 10⁹/L.')
    expect(textOf('<item>Perdió respuesta<footnote>Nivel 11,2 mg/L.</footnote></item>')).toBe(
      'Perdió respuesta (Nivel 11,2 mg/L.)',
    )
  })

  it('puts the foot of a table below its body, and reads lists in cells without bullets', () => {
    const rows = [
      '<thead><tr><th>Estudio</th><th>Hallazgo</th></tr></thead>',
      '<tfoot><tr><td>n/d</td><td>no realizado</td></tr></tfoot>',
      '<tbody><tr><td>TC</td><td><list><item>Sin gas.</item><item>Sin absceso.</item></list></td></tr></tbody>',
    ]
    expect(textOf(`<table>${rows.join('')}</table>`).split('\n')).toEqual([
      'Estudio | Hallazgo',
      'TC | Sin gas. / Sin absceso.',
      'n/d | no realizado',
    ])
  })
})
