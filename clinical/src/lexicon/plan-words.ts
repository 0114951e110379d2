/** What a plan speaks of, folded; notation: facts/word-forms.ts. The order is that of the sub-headings in the report. */

export const pendingWords = `pendiente|pendientes|pte|ptes|pdte|pdtes|pendent|pendents|a la espera|a l'espera|pending|awaited|awaiting|
  outstanding|to follow|chase|not back|sent out|no disponible aun|resultado definitivo|informe definitivo`

export const appointmentWords = `consulta|consultas|consultes|ccee|ccex|cce|cex|cita|cites|citado|citada|citat|citada|visita|visites|revision|
  revisio|rev|control|controles|controls|seguimiento|seguiment|clinic|appointment|opd|outpatient|hora a|hora amb|hora con|follow-up|follow up|f/u|review|gp|
  medico de familia|metge de familia|map|cap|csm|centro de salud|centre de salut|derivad*|derivat|se deriva|es deriva|remite|remet|
  referral|referred|rehab|rehabilitacion|rehabilitacio|analitica|analitiques|u+e|u&e|bmp|cbc|bloods|repetir|repeat|ecografia|eco|tc|ct|
  rm|mri|rx|cxr|ett|tte|duplex|gammagrafia|holter|colonoscopia`

export const destinationWords = `alta a|alta al|alta amb|alta con|destino|destinacio|destinacion|destination|domicilio|domicili|discharged to|
  discharge to|home with|home w|discharged home|traslado a|trasllat a|trasllada a|transferred to|residencia|nursing home|care home|
  centro sociosanitario|sociosanitari|convalecencia|convalescencia|hospitalizacion a domicilio|hospitalitzacio a domicili|had|hah|
  vivira con|viura amb|convivira|ingresa en|ingressa a`

export const careLevelWords = `no rcp|nivel de intensidad terapeutica|nivell d'intensitat terapeutica|intensitat terapeutica|limitacion del
  esfuerzo terapeutico|limitacio de l'esforc terapeutic|let|no reanimar|dnr|dnacpr|dnar|for full resus|full resus|full code|resuscitation
  status|ceiling of care|techo terapeutico|sostre terapeutic|cuidados paliativos|cures pal.liatives|palliative|voluntades anticipadas|
  voluntats anticipades|voluntats|no iot|no uci|not for icu|documento de instrucciones previas`

/** Answers for when to come back. */
export const warningWords = `acudir a urgencias|acudir urg|volver a urgencias|tornar a urgencies|acudir a urgencies|si fiebre|si febre|si fever|
  signos de alarma|signes d'alarma|return if|seek help|if fever|red flags|en caso de|en cas de|si dolor|si empeora|si empitjora|
  consultar|contactar`
