import type { CueList } from '../context/cue-list.ts'

/**
 * Words that deny, in Spanish, Catalan and English, and the phrases that look like a denial and are none.
 * Forms are folded (no accents, lower case), separated by `|`; `a/b` are alternatives of one word, `stem*` any ending,
 * `#` a number, `@` a year. Longer forms win over shorter ones, so phrases that only look like a denial shield the
 * short cue inside them.
 */
export const negationCues: readonly CueList[] = [
  // ---- Spanish: no denial at all
  {
    language: 'es',
    kind: 'none',
    direction: 'forward',
    forms: `no solo | no solamente | no unicamente | no obstante | sin embargo | sin cambio/cambios | sin
      modificacion/modificaciones | sin duda | sin dudas | no cabe duda | gram negativo/negativos/negativa/negativas |
      gramnegativo/gramnegativos | coagulasa negativo/negativa/negativos | coag neg | triple negativo/negativa | rh negativo/negativa | no mas de | no menos de | no antes de | no cambios | no se
      modifica/modifican | no hay cambios | no dudar en | no dude en | no hace mas que | si no | sino | balance
      negativo | presion negativa | no invasiva/invasivo/invasivas/invasivos | no reinhalacion | no
      esteroideo/esteroideos | no insulinodependiente | no hodgkin | no st | non hodgkin | sin mas | no otros cambios
      | no ha variado | no varia | vmni | no nota cambios | no nota mejoria | alta resolucion | fin de semana/ano | a
      fin de | con el/al fin de | al fin de | retirar puntos/grapas/sutura/suturas | retirada de puntos/grapas/sutura
      | se/nos/le/lo/la remite/remiten/remitio | remite a/al/desde | remitido/remitida a/al/desde/por | no resto |
      hasta que no | cuando no | presiones negativas | vacio negativo | balances negativos | rechazo de/del | balance neg | solicita/solicito el alta | pide/pidio el alta | solicita/solicito alta`,
  },
  // ---- Spanish: the denial of a denial leaves a possibility
  {
    language: 'es',
    kind: 'possible',
    direction: 'forward',
    forms: `no se descarta/descartan | no se puede/pueden descartar | no puede/pueden descartarse | no podemos descartar |
      no podria descartarse | no descarta/descartan/descarto/descartamos | sin poder descartar | no permite descartar
      | no es posible descartar | no se excluye/excluyen | no se puede excluir | no puede excluirse | sin descartar |
      no se ha descartado | no se han descartado | no parece descartarse | no esta descartado/descartada | no impresiona descartable | al no poder descartarse/excluirse | no poder
      descartar/descartarse/excluir/excluirse | no pudiendo descartarse/excluirse | no pudiendose descartar/excluir | no pudo/pudieron
      descartarse/excluirse | no se pudo/pudieron/podia/podian descartar/excluir`,
  },
  // ---- Spanish
  {
    language: 'es',
    kind: 'negated',
    direction: 'forward',
    forms: `no | sin | sin datos/signos/hallazgos/clinica/evidencia que sugiera/sugieran/sugiriera/sugirieran/indique/indiquen | sin
      datos/signos/hallazgos/clinica sugestivos/sugestiva/sugerentes/sugerente/compatibles/compatible de/con | nunca | jamas | tampoco | niega/niegan/nego/negaba/negaban/negando | niega/niegan que | ausencia
      de/del | ausencia | falta de | libre/libres de | exento/exenta/exentos/exentas de | carece de | carecen de |
      carente de | negativo/negativa/negativos/negativas para | ningun/ninguna/ninguno | en ningun momento | nada de |
      se descarta/descartan/descarto/descartaron | se ha/han descartado | ha/han descartado | se
      descartaba/descartaban | descarta/descartan/descarto/descartamos/descartado/descartada/descartados/descartadas |
      descartando/descartandose | descartandose | se excluye/excluyen/excluyo/excluyeron | excluye/excluyen |
      excluido/excluida | incapaz/incapaces de | imposibilidad de/para | imposible | nulo/nula/nulos/nulas |
      desestima/desestiman/desestimo | se desestima/desestiman/desestimo | rechaza/rechazan/rechazo | dejo de
      presentar | deja de presentar | ni`,
  },
  {
    language: 'es',
    kind: 'negated',
    direction: 'backward',
    forms: `negativo/negativa/negativos/negativas | neg | ausente/ausentes | descartado/descartada/descartados/descartadas |
      excluido/excluida/excluidos/excluidas | inexistente/inexistentes | abolido/abolida/abolidos/abolidas | ( - ) |
      no conocidas | negado/negada`,
  },
  // ---- Catalan
  {
    language: 'ca',
    kind: 'none',
    direction: 'forward',
    forms: `alta resolucio | cap de setmana | a fi de | per tal de | retirar punts/grapes/sutures | retirada de punts/grapes
      | es remet a/al | no nomes | no solament | no unicament | no obstant | tanmateix | sense canvi/canvis | sense
      modificacions | sense dubte | sens dubte | no hi ha dubte | no hi ha canvis | gram
      negatiu/negatius/negativa/negatives | coagulasa negatiu/negativa | triple negatiu/negativa | gramnegatiu/gramnegatius | rh negatiu/negativa | no mes de | no menys de |
      no dubti a/en | no dubtar a/en | si no | sino | no invasiva/invasiu/invasives/invasius | no
      esteroidal/esteroidals/esteroidic | no insulinodependent | no hodgkin | balanc negatiu | pressio negativa | no
      varia | no ha variat | al cap | cap a | cap al | cap als | al cap de/d | cap i coll | de cap | cap enrere | cap endavant
      | el cap | mal de cap | fins que no | quan no`,
  },
  {
    language: 'ca',
    kind: 'possible',
    direction: 'forward',
    forms: `no es descarta/descarten | no es pot/poden descartar | no pot descartar-se | no podem descartar | no
      descarta/descarten | sense poder descartar | no permet descartar | no es possible descartar | no poder descartar/descartar-se/excloure | no s ha pogut descartar/excloure | no s exclou | no
      es pot excloure | sense descartar | no s ha descartat | no descartem`,
  },
  {
    language: 'ca',
    kind: 'negated',
    direction: 'forward',
    forms: `no | sense | sense dades/signes/troballes/clinica que suggereixi/suggereixin/suggeris/suggerissin/indiqui/indiquin | sense
      dades/signes/troballes/clinica suggestius/suggestives/suggestiva/compatibles/compatible de/d/amb | mai | tampoc | nega/neguen/negava/negant | nega/neguen que | absencia de/d/del | absencia | manca
      de/d | falta de/d | lliure/lliures de/d | exempt/exempta de/d | mancat/mancada de/d |
      negatiu/negativa/negatius/negatives per | en cap moment | res de/d | es descarta/descarten | es va/van descartar | va/van descartar | va/van excloure
      | s ha/han descartat | ha/han descartat | descarta/descarten/descartat/descartada | descartant/descartant-se | s
      exclou/exclouen | exclou/exclouen | incapac/incapacos de/d | impossibilitat de/d/per | impossible |
      nul/nulla/nuls/nulles | es desestima | desestima/desestimen | rebutja/rebutgen | deixa de presentar | ni`,
  },
  { language: 'ca', only: true, kind: 'negated', direction: 'forward', forms: `cap` },
  {
    language: 'ca',
    kind: 'negated',
    direction: 'backward',
    forms: `negatiu/negatius/negativa/negatives | neg | absent/absents | descartat/descartada/descartats/descartades |
      exclos/exclosa/exclosos/excloses | inexistent/inexistents | abolit/abolida/abolits/abolides | ( - ) | no conegudes | negat/negada`,
  },
  // ---- English
  {
    language: 'en',
    kind: 'none',
    direction: 'forward',
    forms: `no change/changes | hosp/hospital/nhs/unit/phone/ward/bed/room/mrn/id no | no significant change/changes | no
      interval change | without change | not only | not just | not merely | without doubt | no doubt | gram/coagulase/triple negative | coag neg |
      gram-negative | rh negative | failure to thrive | no further | no more than | no less than | not necessarily | without difficulty |
      not until | no longer than | nonetheless | non-invasive | non invasive | negative pressure | negative balance |
      no increase | no decrease | do not hesitate | whether or not | if not | no earlier than | not uncommon | no
      worse | not worsening | not unreasonable | why not | no improvement`,
  },
  {
    language: 'en',
    kind: 'possible',
    direction: 'forward',
    forms: `cannot rule out | can't rule out | could not rule out | not ruled out | cannot exclude | can't exclude | could
      not exclude | cannot be excluded | not excluded | unable to exclude | unable to rule out | does not exclude |
      doesn't exclude | does not rule out | not able to rule out | without excluding`,
  },
  {
    language: 'en',
    kind: 'possible',
    direction: 'backward',
    forms: `cannot be ruled out | can't be ruled out | could not be ruled out | cannot be excluded | can't be excluded |
      could not be excluded | not ruled out | not excluded | has not been ruled out | is not excluded`,
  },
  {
    language: 'en',
    kind: 'negated',
    direction: 'forward',
    forms: `no | not | without | no/without evidence/signs/features/findings suggestive/suggesting of | no/without
      evidence/signs/features/findings to suggest | no/without evidence/signs/features/findings consistent/compatible with | w/o | never | nor | neither | denies/denied/denying/deny | denies/denied any | absence of |
      absent | lack of | lacks/lacked/lacking | free of | free from | negative/neg for | no history of | no known | no h/o
      | no longer has/have/had | does not have | did not have | do not have | doesn't | didn't | don't | isn't |
      wasn't | aren't | weren't | hasn't | haven't | hadn't | won't | wouldn't | cannot | can't | couldn't | unable to
      | fails/failed/failure/failing to | ruled out | rules/rule out for | was/were ruled out for | excluded | excludes | ruled out
      for | has/have been ruled out for | did not show | does not show | shows/showed no | reveals/revealed no |
      declines/declined/refuses/refused | none of | nil | non | unremarkable for | resolved without`,
  },
  {
    language: 'en',
    kind: 'negated',
    direction: 'backward',
    forms: `negative | neg | absent | ruled out | was/were/is/are ruled out | has/have been ruled out | excluded | was/were
      excluded | unlikely | not seen | not present | not identified | not detected | not found | not appreciated | not
      palpable | not visualised/visualized | not demonstrated | not evident | denied | ( - ) | none | nil | not grown`,
  },
]
