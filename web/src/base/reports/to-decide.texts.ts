import { texts } from '../phrases.ts'

export const toDecideTexts = texts('to-decide', {
  says: {
    en: '{decisions, plural, =0 {No sentence to decide on} one {# sentence to decide on} other {# sentences to decide on}}, {unused, plural, =0 {no fact left out} one {# fact left out} other {# facts left out}}',
    es: '{decisions, plural, =0 {Ninguna frase por decidir} one {# frase por decidir} other {# frases por decidir}}, {unused, plural, =0 {ningún dato sin incluir} one {# dato sin incluir} other {# datos sin incluir}}',
    ca: '{decisions, plural, =0 {Cap frase per decidir} one {# frase per decidir} other {# frases per decidir}}, {unused, plural, =0 {cap dada sense incloure} one {# dada sense incloure} other {# dades sense incloure}}',
  },
})
