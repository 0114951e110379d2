import {
  type GeneratedReport,
  type ReportItem,
  type ReportSection,
  emptyPatient,
  emptyStay,
} from '@alta/contract/report'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'

function item(text: string, flags: ReportItem['flags'] = []): ReportItem {
  return { text, spans: [{ start: 0, end: text.length }], origin: 'extracted', support: 'verbatim', flags }
}

const written = new Map<SectionKey, Omit<ReportSection, 'key'>>([
  ['allergies', { empty: 'explicit_none', items: [item('No alergias conocidas.')] }],
  [
    'evolution',
    { items: [item('Afebril < 37 ºC & estable.'), item('Sube *dos* plantas_solo.'), item('1. Alta\u000c hoy.')] },
  ],
  [
    'medication',
    {
      items: [
        item('Al alta', ['subheading']),
        item('Enalapril 5 mg 1-0-0.', ['list_item', 'changed']),
        item('Omeprazol 20 mg 1-0-0.', ['list_item']),
        item('Suspendido', ['subheading']),
        item('Digoxina.', ['list_item', 'stopped']),
      ],
    },
  ],
  [
    'complementary_tests',
    { items: [item('Prueba | 12/01 | 14/01'), item('Hb | 9,1 | 10,4'), item('K | 4,0'), item('ECG: ritmo sinusal.')] },
  ],
])

/** An invented report: lists under sub-headings, a table, signs that mean something in markdown and in XML. */
export const report: GeneratedReport = {
  language: 'es',
  engine: { name: 'alta-extractive', version: '1.0.0' },
  title: 'Paciente: Nicanor Vidal. 71 años <script>',
  patient: emptyPatient,
  stay: emptyStay,
  warnings: [],
  sections: sectionKeys.map((key) => ({ key, ...(written.get(key) ?? { empty: 'not_documented', items: [] }) })),
  unused: [],
}
