/** Everyday words of wards and their questions, beside the clinical terms; the form of the list: condition-words.ts. */
export const wardWords = `
conducir|conduce|conducia|conduir|condueix|carnet de conducir|drive|drives|driving|dvla
vive|vivia|vivir|vivira|convive|convivira|viu|viure|viura|conviu|lives|live|living|resides
domicilio|domicili|casa|su casa
destino|destinacio|traslada|trasllada|convalecencia|convalescencia|destination|traslado|trasllat|derivado a|transferred to|discharged to
grapas|grapes|agrafes|staples|clips
puntos de sutura|suturas|sutures|stitches|punts de sutura
drenaje|drenajes|drenatge|drenatges|drain|drains|jackson pratt|blake|pigtail
retirar|retira|retirado|retirada|retiran|retiro|retirat|retirem|retirades|quitar|quita|quitan|quito|quitado|treure|treuen|treu|tret|va treure|fuera|fora|removal|removed|remove|taken out|out
suspender|suspende|suspendio|suspendido|suspendida|suspes|suspesa|suspendre|suspen|parar|parado|parat|para|atura|aturar|aturat|aturada|stop|stopped|stopping|discontinued|discontinue|withdrawn|withheld|hold|held|deja|dejo|dejado|deixar|deixa|deixat|retirar|retira|retirado|retirada|retirat|treure|tret
reiniciar|reinicia|reinicio|reintroducir|reintroduce|reprendre|reprenem|reinici|reiniciem|reintrodueix|reanudar|reanuda|restart|restarted|resume|resumed|volver a tomar|tornar a prendre
empezar|empieza|empezo|iniciar|inicia|inicio|iniciado|comenzar|comienza|comenca|comencar|comencem|start|started|starting|starts
cambiar|cambia|cambio|cambiado|cambiaron|canviar|canvi|canvia|canviat|cambio a|change|changed|switch|switched|sustituye|replaced|replaces
aumentar|aumenta|aumento|subir|sube|subido|apujar|apuja|pugem|augmenta|increase|increased|dose up|up to
bajar|baja|bajo|bajado|reducir|reduce|reducido|disminuir|disminuido|baixar|baixa|abaixo|reduit|decrease|decreased|reduced|lowered
visita|visites|visitas|cita|citas|cites|consulta|consultas|consultes|consultes externes|ccee|cce|cex|cext|clinic|appointment|appointments|appts|appt|opd|outpatient|follow up|f/u|review
habitual|domiciliario|domiciliari|home medication|regular medication
tratamiento|tto|ttos|tratamientos|tractament|tractaments|tt|treatment|medicacion|medicaciones|medicacio|meds|medication|medications|medicines|tablets|drugs
germen|germenes|bacteria|bacterias|microorganismo|organism|organisms|bug|germens|aislamiento|aillament|cultivo|cultivos|cultiu|cultius|culture|cultures|cx|crece|crecen|crecio|creixen|creixement|grew|grown|growing|growth<hemocultivo|hemocultiu|urocultivo|urocultiu|urinocultiu|bilicultivo|bilicultiu|coprocultivo|coprocultiu|e coli|escherichia coli|s aureus|staphylococcus aureus|klebsiella|enterococcus|streptococcus|pseudomonas|neumococo|pneumococ|campylobacter|haemophilus
sensible|sensibilidad|sensibilitat|sensitive|sensitivity|sens|susceptible|susceptibilities|antibiograma
resistente|resistencia|resistencias|resistencies|resistent|resistant|resistance
reanimacion|rcp|cpr|resus|resuscitation|dnacpr|dnar|dnr|full code|code status|nivel de intensidad terapeutica|nivell d'intensitat terapeutica|techo terapeutico|escalation|limitacion del esfuerzo terapeutico
alcohol|bebia|bevia|drank|bebe|bebedor|bebida|beber|beu|beure|bevedor|oh|enol|enolismo|enolisme|etoh|drink|drinks|drinking|drinker|cerveza|cervezas|cervesa|cerveses|beer|beers|vino|vinos|vi|wine|cider|abstemio|abstemia|abstinente|abstinent|abstinence
dieta|dietas|menja|come|comer|menjar|diet|eat|eating|textura|texture|nutricion|nutricio|nutrition
espesante|espessidor|thickener|nectar|liquidos espesados|liquids espessits|thickened fluids
disfagia|disfagia a liquidos|dysphagia|swallow|swallowing|deglucion|deglucio|mecv v|salt|slt
camina|caminar|marcha|deambula|deambular|deambulacion|deambulacio|walk|walks|walking|mobilising|mobility|movilidad|mobilitat|baston|basto|andador|caminador|walker|frame|rollator|stick
grupo sanguineo|grup sanguini|blood group|blood type|grupo abo|grupo 0|grupo o|rh
transfusion|concentrados|concentrats|transfusiones|transfundido|transfunden|transfundir|transfusio|transfusions|transfos|transfosa|transfonen|transfon|transfundeixen|transfused|hematies|concentrados de hematies|concentrats d'hematies|ch|prbc|rbc|packed cells|units transfused
sangrado|sangro|sangra|sangrar|sangria|hemorragia|sagnat|sagna|sagnar|sangnat|bleed|bleeding|bled|perdidas|perdida hematica|perdua|perdues|blood loss|ebl|haemorrhage|hemorrhage
anestesia|raquidea|raquianestesia|epidural|sedacion|sedacio|anaesthesia|anesthesia|anaesthetic|ga|spinal|mac
abierta|oberta|open|laparotomia|laparotomy
lado|costat|side|lateralidad|lateralitat
cateter|cateteres|catheter|catheters|cateters|via|line
sesion|sesiones|sessio|sessions|session
familia|familiares|familiar|familiars|family|antecedentes familiares|antecedents familiars|family history|fhx|fh
peso al nacer|peso del bebe|peso del rn|pes del nado|pes del nounat|baby weight|pes en neixer|birth weight|birthweight|bw|pn|peso al nacimiento<apgar
parto|delivery|labour|nacimiento|naixement|birth|born
lactancia|lactancia materna|dar el pecho|dar pecho|donar el pit|donar pit|alletament|breastfeeding|breast feeding
memoria|cognitivo|deterioro cognitivo|demencia|dementia|deteriorament cognitiu|mmse|moca|pfeiffer|gds|alzheimer
arteria culpable|lesion culpable|culprit|lesio culpable
bandas|bandes|ligadura|lligadura|ligaduras|ligar|lligar|band|bands|banding|banded
piedra|calculo|calculos|litiasis|litiasi|calcul|calculs|stone|stones|coledocolitiasis
contraste|contrast|contrast media|contrast dye|iodado|yodado|iodat
anticonceptivo|anticonceptivos|anticonceptiu|anticoncepcion|anticoncepcio|contraceptive|contraception|pill|ocp|aco
conversion|convertir|convirtio|convierte|convertido|converteix|convertit|reconversion|converted|conversio
biopsia|biopsias|biopsies|biopsy|anatomia patologica|histologia|histology|pathology|pieza
embarazo|embarazada|embaras|embarassada|pregnancy|pregnant<bhcg|beta hcg|fur|hcg|test de embarazo
vitamina|vitamines|vitaminas|vitamin|vit
retencion de orina|retencion urinaria|retencio d'orina|retencio urinaria|rao|globo vesical|globus vesical|urinary retention
ferula|guix|yeso|plaster
eco|ecocardiograma|ecocardiografia|ecocardio|ett|echo
ulcera|ulceras|ulceres|ulcer|ulcers|nafra|nafres<upp|ulcera por presion|escara|pressure sore|pressure ulcer
liquidos|liquids|fluid|fluids|hidrica|hidric|agua|aigua|water
restriccion|restriccio|restricciones|restriccions|restriction|restrictions|restrict
actividad|activitat|activity|activities|esfuerzo|esfuerzos|esforc|esforcos|lifting|coger peso|coger pesos|agafar pesos
psiquiatra|psiquiatria|psiquiatre|csm|salud mental|salut mental|psychiatrist|psychiatry|mental health|psych
traumatologia|traumatolog|cot|coot|orthopaedics|orthopedics|fracture clinic|ortopedia
cardiologia|cardiologo|cardioleg|cardiology|cardiologist|cardio
neurologia|neurologo|neuroleg|neurology|neurologist|neuro
nefrologia|nefrologo|nefroleg|nephrology|renal clinic|nefro|aki clinic
neumologia|neumologo|pneumologia|pneumoleg|respiratory clinic|resp opd|pneumo|neumo
digestivo|digestiu|gastroenterologia|gastroenterology|gi clinic|hepatologia|hepatology
hematologia|hematologo|hematoleg|haematology|hematology
oncologia|oncologo|oncoleg|oncology|oncologist
endocrino|endocrinologia|endocrinoleg|endocrinology|endocrine|endocri
urologia|urologo|uroleg|urology|urologist
ginecologia|ginecologo|ginecoleg|gine|gynaecology|gynecology|obstetricia|obstetrics
rehabilitacion|rehabilitacio|rehab|rehabilitation|fisioterapia|fisio|physio|physiotherapy|pt
farmacia|farmaceutico|farmaceutic|farmaceutica|pharmacist|pharmacy
trabajo social|treball social|trabajadora social|treballadora social|social worker|social work
valvula|valvulas|valvular|valvulopatia|valve|valves<insuficiencia mitral|estenosis aortica|estenosi aortica|mitral|aortica|aortic stenosis|mitral regurgitation|tricuspide
donante|donant|donor|donors<hla
deposicion|deposiciones|deposicio|deposicions|heces|femta|bowels|bowel|stool|stools|defecation<coprocultivo|coprocultiu|stool culture|laxante
orina|orines|urine|diuresis|diuresi|uo|urine output<urocultivo|urocultiu|urinocultiu|urine culture|msu
quien opero|cirujano|cirujana|cirujanos|cirujanas|cirurgia|cirurgians|surgeon|surgeons
bilis|bile|biliar|biliary<bilicultivo|bilicultiu
magnesio|magnesi|magnesium|sulfato mg|sulfato de magnesio|sulfat de magnesi|mgso4
fibrilacion|fibril·lacio|fibrillation|fa|acxfa|af|afib|fibrilacion auricular|fibril·lacio auricular|atrial fibrillation
carga|carrega|carregar|cargar|carga parcial|carregar pes|weight bear|weight bearing|wbat|twb|nwb
`
