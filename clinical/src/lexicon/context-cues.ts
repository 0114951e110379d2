import type { CueList } from '../context/cue-list.ts'

/** Words that make a statement uncertain, conditional, past, another person's, planned, stopped or over. Notation: negation-cues.ts. */
export const contextCues: readonly CueList[] = [
  // ---- cranial nerves are nobody's parents
  { language: 'es', kind: 'none', direction: 'forward', forms: `pares craneales | pares craneanos | pares bajos | pares oculomotores` },
  // ---- possible
  {
    language: 'es',
    kind: 'possible',
    direction: 'forward',
    forms: `posible/posibles | probable/probables | posiblemente | probablemente | sospecha/sospechas de/del | sospecha
      clinica de | sospecha/sospechas | se sospecha/sospecho | sospechoso/sospechosa/sospechosos/sospechosas de | ante
      la sospecha de | ante sospecha de | compatible/compatibles con | sugestivo/sugestiva/sugestivos/sugestivas de |
      sugerente/sugerentes de | sugiere/sugieren | que sugiere/sugieren | sugirio/sugirieron | sugeria/sugerian | impresiona/impresionan de | impresiona |
      podria/podrian corresponder a | podria/podrian ser | podria/podrian | puede corresponder a | puede/pueden estar
      en relacion con | podria estar en relacion con | podria tratarse de | puede tratarse de | parece/parecen |
      parece que | al parecer | aparentemente | aparente/aparentes | se orienta como | orientado/orientada como |
      orientacion diagnostica de | dudoso/dudosa/dudosos/dudosas | duda/dudas de | presunto/presunta | presuncion de |
      a descartar | descartar | para descartar | por descartar | d/d | dd con | diagnostico diferencial con/de/entre |
      a valorar | valorar | se plantea | se baraja | no claro/clara/claros/claras | sin clara/claro/claros/claras |
      quiza/quizas | tal vez | supuesto/supuesta/supuestos/supuestas | se presume | apunta/apuntan a |
      orienta/orientan a | versus | no sabe si | cree que | indicativo/indicativa de | a estudio | en probable/posible
      relacion con | en posible contexto de | vs`,
  },
  {
    language: 'es',
    kind: 'possible',
    direction: 'backward',
    forms: `? | ( ? ) | a descartar | como primera posibilidad | como posibilidad | menos probable | probable |
      dudoso/dudosa/dudosos/dudosas`,
  },
  {
    language: 'ca',
    kind: 'possible',
    direction: 'forward',
    forms: `possible/possibles | probable/probables | possiblement | probablement | sospita/sospites de/d | sospita clinica
      de/d | sospita | se sospita | sospitos/sospitosa/sospitosos/sospitoses de/d | davant la sospita de/d | davant de
      la sospita de/d | compatible/compatibles amb | suggestiu/suggestiva/suggestius/suggestives de/d |
      suggereix/suggereixen | va/van suggerir | suggeria/suggerien | impressiona de/d | impressiona | podria/podrien correspondre a | podria/podrien ser |
      podria/podrien | pot correspondre a | podria tractar-se de | sembla/semblen | sembla que | aparentment |
      aparent/aparents | s orienta com | s orienta com a | orientat/orientada com/a | orientacio diagnostica de |
      dubtos/dubtosa/dubtosos/dubtoses | dubte/dubtes de | presumpte/presumpta | presumpcio de | a descartar |
      descartar | per descartar | diagnostic diferencial amb | a valorar | valorar | es planteja | no clar/clara |
      sense clar/clara | potser | tal vegada | suposat/suposada | apunta a | orienta a | versus | vs | no sap si |
      creu que | indicatiu de | a estudi | en probable/possible relacio amb`,
  },
  {
    language: 'ca',
    kind: 'possible',
    direction: 'backward',
    forms: `? | ( ? ) | a descartar | com a primera possibilitat | com a possibilitat | menys probable | probable |
      dubtos/dubtosa/dubtosos/dubtoses`,
  },
  {
    language: 'en',
    kind: 'possible',
    direction: 'forward',
    forms: `possible | possibly | probable | probably | likely | most likely | suspected | suspicious for | suspicion of/for
      | concern/concerns for/of | concerning for | concerned about | suggestive of | suggests | suggest | suggesting |
      suggested | consistent with | compatible with | could be | may be | might be | may have | might have | may
      represent | could represent | may reflect | could reflect | may | might | appears to be | appear/appears to have
      | appears | seems | presumed | presumptive | presumably | question of | questionable | query | r/o | rule out |
      to rule out | to exclude | differential includes | differential diagnosis includes | versus | vs | cannot tell |
      perhaps | evaluate for | assess for | worrisome for | indeterminate for | equivocal for | thought to be | felt
      to be | feels like | equivocal | provisional | working diagnosis of | impression of | potentially |
      favours/favors | unsure whether | unclear whether | unclear if`,
  },
  {
    language: 'en',
    kind: 'possible',
    direction: 'backward',
    forms: `? | ( ? ) | suspected | is/was/were/are suspected | is/are possible | is/are likely | is a possibility | felt
      likely | questionable | equivocal | was/is considered | not certain`,
  },
  // ---- hypothetical
  {
    language: 'es',
    kind: 'hypothetical',
    direction: 'forward',
    forms: `si | en caso de/del | en caso de que | en el caso de | por si | siempre que | a menos que | ante la aparicion de
      | si presenta/presentara | si aparece/aparecen/apareciera | si reaparece | si empeora | ante empeoramiento |
      ante cualquier | vigilar | vigilar aparicion de | control de posible | riesgo de | alto riesgo de | riesgo
      elevado de | prevencion de/del | para prevenir | para evitar | evitar | se evita/evitan | evitara/evitaran | profilaxis de | signos de alarma |
      consultar si | acudir si | acudir a urgencias si | volver si | se explica riesgo de | se informa del riesgo de |
      en prevision de | salvo que | cuando presente | hasta que`,
  },
  {
    language: 'ca',
    kind: 'hypothetical',
    direction: 'forward',
    forms: `si | en cas de/d | en cas que | per si | sempre que | llevat que | davant l aparicio de/d | si
      presenta/presentes | si apareix/apareixen | si reapareix | si empitjora | davant empitjorament | davant de
      qualsevol | davant qualsevol | vigilar | vigilar aparicio de/d | risc de/d | alt risc de/d | risc elevat de/d |
      prevencio de/d/del | per prevenir | per evitar | evitar | s evita/eviten | evitara/evitaran | profilaxi de/d | signes d alarma | consultar si |
      acudir si | acudir a urgencies si | tornar si | en previsio de/d | quan presenti | fins que`,
  },
  {
    language: 'en',
    kind: 'hypothetical',
    direction: 'forward',
    forms: `if | in case of | in the event of | should she/he/they/there/symptoms/you | unless | in case | return if |
      return for | return to | come back if | seek help if | watch for | monitor for | look out for | at risk for/of |
      risk of/for | risks of | high risk of/for | increased risk of/for | prevention of | to prevent | to avoid |
      avoid | prophylaxis for/against | precautions for | call for | seek medical attention for/if | as needed for |
      prn for | prn | whenever | would | until | red flags | warning signs | when required for`,
  },
  // ---- history
  {
    language: 'es',
    kind: 'history',
    direction: 'forward',
    forms: `antecedente/antecedentes de | antecedente/antecedentes personal/personales de | con antecedente/antecedentes de
      | historia de | historia previa de | historia antigua de | diagnosticado/diagnosticada previamente de |
      conocido/conocida por | previo/previa/previos/previas | ya conocido/conocida | en la infancia | de joven | en su
      juventud | intervenido/intervenida de | operado/operada de | ap de | portador/portadora de | secuelas de | iq
      previas | ingreso previo por | ingresos previos por | episodio previo de | episodios previos de`,
  },
  {
    language: 'es',
    kind: 'history',
    direction: 'either',
    forms: `hace # anos/ano | hace mas de # anos | hace unos # anos | hace anos | hace muchos anos | hace # meses | hace
      meses | en @ | en el @ | en el ano @ | en la infancia | a los # anos | desde hace # anos/meses | desde @ |
      previo/previa/previos/previas | conocido/conocida/conocidos/conocidas | anteriormente | previamente |
      antiguo/antigua/antiguos/antiguas | el ano pasado | el mes pasado`,
  },
  {
    language: 'ca',
    kind: 'history',
    direction: 'forward',
    forms: `antecedent/antecedents de/d | antecedents personals de/d | amb antecedent/antecedents de/d | historia de/d |
      historia previa de/d | diagnosticat/diagnosticada previament de/d | conegut/coneguda per | ja conegut/coneguda |
      a la infancia | de jove | intervingut/intervinguda de/d | operat/operada de/d | portador/portadora de/d |
      sequeles de/d | ingres previ per | ingressos previs per | episodi previ de/d | episodis previs de/d |
      previ/previa/previs/previes`,
  },
  {
    language: 'ca',
    kind: 'history',
    direction: 'either',
    forms: `fa # anys/any | fa mes de # anys | fa uns # anys | fa anys | fa molts anys | fa # mesos | fa mesos | any @ | l
      any @ | el @ | al @ | als # anys | des de fa # anys/mesos | des del @ | a la infancia |
      previ/previa/previs/previes | conegut/coneguda/coneguts/conegudes | anteriorment | previament |
      antic/antiga/antics/antigues | l any passat | el mes passat`,
  },
  {
    language: 'en',
    kind: 'history',
    direction: 'forward',
    forms: `history of | past history of | past medical history of | known history of | prior history of | h/o | pmh of |
      pmhx | hx of | s/p | status post | status-post | previous | prior | known | previously diagnosed with | remote |
      remote history of | longstanding | long-standing | former | sequelae of | childhood`,
  },
  {
    language: 'en',
    kind: 'history',
    direction: 'either',
    forms: `# years ago | # year ago | # months ago | many years ago | years ago | months ago | in @ | since @ | as a child
      | in childhood | in the past | previously | last year | at age # | at the age of # | aged #`,
  },
  // ---- family
  {
    language: 'es',
    kind: 'family',
    direction: 'forward',
    forms: `madre | padre | hermano/hermana/hermanos/hermanas | hijo/hija/hijos/hijas | abuelo/abuela/abuelos/abuelas |
      tio/tia/tios/tias | primo/prima | sobrino/sobrina | familiar/familiares | padres | antecedentes familiares de/:
      | antecedentes familiares | af | nieto/nieta | familia de primer grado | historia familiar de |
      hermanastro/hermanastra | progenitor/progenitores`,
  },
  {
    language: 'ca',
    kind: 'family',
    direction: 'forward',
    forms: `mare | pare | germa/germana/germans/germanes | fill/filla/fills/filles | avi/avia/avis/avies |
      oncle/tieta/tia/oncles/tietes | cosi/cosina | nebot/neboda | familiar/familiars | pares | antecedents familiars
      de/d/: | antecedents familiars | af | net/neta | historia familiar de/d | progenitor/progenitors`,
  },
  {
    language: 'en',
    kind: 'family',
    direction: 'forward',
    forms: `mother | father | mom | dad | brother/brothers | sister/sisters | sibling/siblings | son/sons |
      daughter/daughters | parents | grandmother/grandfather | grandparents | aunt/uncle/aunts/uncles | cousin/cousins
      | niece/nephew | family history of/for/: | family history | fh | fhx | half-brother/half-sister | first-degree
      relative/relatives | relatives | maternal | paternal`,
  },
  // ---- future
  {
    language: 'es',
    kind: 'future',
    direction: 'forward',
    forms: `pendiente/pendientes de | pendiente/pendientes | programado/programada/programados/programadas para | se
      programa/programo | no se dispone aun/todavia de/del | aun/todavia no se dispone de/del | aun/todavia no disponible/disponibles | se pidio/pidieron/piden | se realizara/realizaran | se hara | se solicita/solicitan/solicito | solicito | solicitamos
      | se pide | pedir | solicitar | previsto/prevista | a realizar | realizar | citado/citada para | se cita para |
      se cita en | se valorara | se planteara | se iniciara | se citara | se completara | iniciara | comenzara | empezara | completara | a la
      espera de/del | en espera de | en lista de espera de/para | lista de espera para | en plan de |
      candidato/candidata a | propuesto/propuesta para | se propone | se indica | control en | revision en | se deriva
      a | derivar a | interconsulta a`,
  },
  { language: 'es', kind: 'future', direction: 'backward', forms: `pendiente/pendientes | solicitado/solicitada | programado/programada | en curso` },
  {
    language: 'ca',
    kind: 'future',
    direction: 'forward',
    forms: `pendent/pendents de/d | pendent/pendents | programat/programada/programats/programades per | programat/programada/programats/programades per a | es programa |
      no es disposa encara de/del | encara no es disposa de/del | encara no disponible/disponibles | es va/van demanar | es va/van sollicitar | es
      realitzara | es fara | es/se sollicita/solliciten | sollicito | sollicitem | es demana | demanar | sollicitar |
      previst/prevista | a realitzar | realitzar | citat/citada per | es cita per | es valorara | es plantejara | s
      iniciara | es citara | es completara | iniciara | comencara | completara | a l espera de/d | en espera de/d | en llista d
      espera de/d/per | candidat/candidata a | proposat/proposada per | es proposa | s indica | control en | es deriva
      a | derivar a | interconsulta a`,
  },
  { language: 'ca', kind: 'future', direction: 'backward', forms: `pendent/pendents | sollicitat/sollicitada | programat/programada | en curs` },
  {
    language: 'en',
    kind: 'future',
    direction: 'forward',
    forms: `pending | awaiting | scheduled for | scheduled to | planned | planned for | plan for | plan to | plans to | to
      be | will be | will need | will have | will undergo | will start | will | going to | booked for | listed for |
      waiting list for | due for | requested | request | to arrange | arrange | to schedule | schedule | referred for
      | refer to | follow up with | follow-up with | follow up in | follow-up in | recommend/recommended | to follow |
      candidate for | consider | to consider | considered for | intends to | should have | needs`,
  },
  { language: 'en', kind: 'future', direction: 'backward', forms: `pending | is/are/was/were pending | still pending | not yet available | not yet back | outstanding | is/are outstanding | awaited | is/are scheduled | is/are planned | requested` },
  // ---- stopped
  {
    language: 'es',
    kind: 'stopped',
    direction: 'forward',
    forms: `suspender | suspendemos | suspendo | suspende/suspenden/suspendio/suspendieron | se suspende/suspenden | se suspendio/suspendieron |
      suspendiendo | suspension de/del | suspendido/suspendida/suspendidos/suspendidas | se ha/han suspendido |
      retirar | retiramos | retiro | retira/retiran | se retira/retiran | se retiro/retiraron | retirada de/del | se
      ha/han retirado | retirado/retirada/retirados/retiradas | stop | parar | se para | interrumpir | se
      interrumpe/interrumpio | interrupcion de/del | dejar de tomar | dejar de | deja de tomar | dejo de tomar | dejo
      de | ha dejado de | abandono de | no volver a tomar | no tomar | no debe tomar | no tome | fin de/del |
      finaliza/finalizan | finalizo | abandona | abandono | se desescala`,
  },
  {
    language: 'es',
    kind: 'stopped',
    direction: 'backward',
    forms: `suspendido/suspendida/suspendidos/suspendidas | suspende/suspenden/suspendio | se suspende/suspenden | se suspendio | se retira/retiran | se
      retiro | retirado/retirada/retirados/retiradas | suspender | retirar | y suspender | se ha/han suspendido | se
      ha/han retirado | interrumpido/interrumpida`,
  },
  {
    language: 'ca',
    kind: 'stopped',
    direction: 'forward',
    forms: `suspendre | suspenem | suspenc | suspen/suspenen | se suspen/suspenen | es suspen/suspenen | es va/van suspendre
      | suspensio de/d/del | suspes/suspesa/suspesos/suspeses | s ha/han suspes | retirar | retirem | retiro |
      retira/retiren | es retira/retiren | es va/van retirar | retirada de/d/del | s ha/han retirat |
      retirat/retirada/retirats/retirades | stop | aturar | s atura/aturen | parar | es para | interrompre | s
      interromp/interrompen | deixar de prendre | deixar de | deixa de prendre | va deixar de | ha deixat de |
      abandonament de/d | no tornar a prendre | no prendre | no ha de prendre | fi de/d/del | finalitza/finalitzen |
      es desescala`,
  },
  {
    language: 'ca',
    kind: 'stopped',
    direction: 'backward',
    forms: `suspes/suspesa/suspesos/suspeses | es suspen/suspenen | es retira/retiren | retirat/retirada/retirats/retirades
      | suspendre | i suspendre | retirar | s ha/han suspes | s ha/han retirat | interromput/interrompuda`,
  },
  {
    language: 'en',
    kind: 'stopped',
    direction: 'forward',
    forms: `stop | stopped | stopping | discontinue | discontinued | discontinuing | cease | ceased | hold | held | holding
      | withhold | withheld | withdrawn | weaned off | taper off | came off | off | do not take | don't take | no
      longer takes/taking | not to take | removal of | removed | quit | gave up | remove | discontinuation of |
      withdrawal of | do not restart | no longer on`,
  },
  {
    language: 'en',
    kind: 'stopped',
    direction: 'backward',
    forms: `stopped | discontinued | was/were/is/are stopped | was/were/is/are discontinued | was/were held | was/were
      removed | has/have been stopped | has/have been discontinued | withheld | held | omitted | paused | was/were omitted | was/were paused | on hold | removed | then stop | and
      stop | was/were withdrawn`,
  },
  // ---- resolved
  {
    language: 'es',
    kind: 'resolved',
    direction: 'either',
    forms: `cede/ceden | cedio | cedieron | cediendo | ha/han cedido | que cede/ceden | que cedio | desaparece/desaparecen |
      desaparecio | desaparecieron | desapareciendo | ha/han/habia/habian desaparecido | remite/remiten | remitio | remitieron |
      ha/han/habia/habian remitido | resuelto/resuelta/resueltos/resueltas | se resuelve/resuelven | se resolvio | se ha/han
      resuelto | ya resuelto/resuelta | curado/curada | se normaliza/normalizan | se normalizo |
      autolimitado/autolimitada/autolimitados/autolimitadas`,
  },
  {
    language: 'es',
    kind: 'resolved',
    direction: 'forward',
    forms: `desaparicion de/del | resolucion de/del | remision de/del | cese de/del | sin nuevos episodios de | sin
      recurrencia de`,
  },
  {
    language: 'ca',
    kind: 'resolved',
    direction: 'either',
    forms: `cedeix/cedeixen | va/van cedir | cedint | ha/han cedit | que cedeix/cedeixen | desapareix/desapareixen | va/van
      desapareixer | ha/han/havia/havien desaparegut | remet/remeten | va/van remetre | ha/han remes |
      resolt/resolta/resolts/resoltes | es resol/resolen | es va/van resoldre | s ha/han resolt | curat/curada | es
      normalitza/normalitzen | es va/van normalitzar | s ha/han normalitzat | autolimitat/autolimitada`,
  },
  {
    language: 'ca',
    kind: 'resolved',
    direction: 'forward',
    forms: `desaparicio de/d/del | resolucio de/d/del | remissio de/d/del | sense nous episodis de/d | sense recurrencia
      de/d`,
  },
  {
    language: 'en',
    kind: 'resolved',
    direction: 'either',
    forms: `resolved | has/have resolved | had resolved | now resolved | resolving | resolves | subsided
      | disappeared | has/have/had disappeared | has/have/had subsided | cleared | has/have/had cleared | gone | went away | in remission | normalised/normalized`,
  },
  { language: 'en', kind: 'resolved', direction: 'forward', forms: `resolution of | remission of | cessation of | disappearance of | no recurrence of` },
]
