/** Invasive acts on the patient, folded; notation: facts/word-forms.ts. Spanish, Catalan and English share most roots. */

/** Operations: mostly Greco-Latin endings, so that a name not listed is still met. */
export const operations = `*ectomia|*ectomias|*ectomy|*ectomies|*otomia|*otomy|*ostomia|*ostomy|*plastia|*plasty|*rrafia|*rrhaphy|
  *centesis|*centesi|*desis|*desi|intervencion quirurgica|intervenido|intervenida|intervinguda|intervingut|operado|operada|operat|
  cirugia urgente|cirurgia urgent|artroplast*|arthroplast*|protesis total|protesi total|osteosintesis|osteosintesi|enclavado|
  enclavamiento|enclavat|enclavament|clavo endomedular|clavo intramedular|clavo cefalomedular|clau cefalomedul.lar|
  clau endomedul.lar|intramedullary nail|im nail|reduccion abierta|reduccion cerrada|reduccio oberta|reduccio tancada|open reduction|
  closed reduction|orif|fijador externo|fixador extern|external fixator|ex-fix|cesarea|caesarean|cesarean|c-section|lscs|forceps|ventosa|
  vacuum extraction|episiotomia|legrado|legrat|curettage|balon de bakri|bakri|bypass|by-pass|trasplante|trasplantament|transplant|
  injerto|empelt|graft|amputac*|amputat*|desbridamiento|desbridament|debridement|laparoscopia|laparoscopy|endarterectomia|
  ablacion|ablacio|ablation|cardioversion|cardioversio|cardioverted|cardiovertid*|derivacion ventriculoperitoneal|
  ventriculoperitoneal shunt|lavado quirurgico|rentat quirurgic|washout|resecc*|resection|se converteix a|se convierte a|
  converted to open|conversion a laparotomia|conversio a laparotomia|anestesia raquidea|anestesia general|spinal anaesthesia|
  general anaesthesia|sutura de|se sutura|suturad*|sutured`

/** Lines, tubes, drains and other devices put in (or taken out). */
export const devices = `via central|cateter|cateter venoso central|cateter venos central|cvc|picc|port-a-cath|portacath|reservorio|
  reservori|vascath|vas cath|central line|arterial line|linea arterial|via arterial|drenaje|drenajes|drenatge|drain|drains|blake|
  jackson-pratt|tubo de torax|tubo toracico|tub toracic|chest tube|chest drain|pleurx|sonda vesical|sondaje vesical|sondatge vesical|
  sv permanente|svd|foley|urinary catheter|catheterised|catheterized|catheter|sng|sonda nasogastrica|sonda nasogastrica|
  nasogastric tube|ng tube|peg|gastrostomia|nefrostomia|nephrostomy|doble j|double j|jj stent|stent|stents|endoprotesis|endoprotesi|
  marcapasos|marcapas|mcp|mcpt|pacemaker|dai|desfibrilador|icd|filtro de cava|filtre de cava|ivc filter|traqueostomia|tracheostomy|
  balon de contrapulsacion|impella|ecmo|stent retriever|dispositivo de cierre|angio-seal|sengstaken|traccion cutanea|traccio cutania|
  cerclaje|cerclatge`

/** Interventions by needle, scope, machine or bag. */
export const interventions = `hemodialisis|hemodialisi|haemodialysis|hemodialysis|dialisis|dialisi|dialysis|hd|hemofiltracion|
  hemofiltracio|hemodiafiltrac*|crrt|cvvh*|plasmaferesis|plasmaferesi|plasma exchange|transfusion|transfusio|transfusions|
  se transfunde*|se transfundio|es transfon|es transfonen|transfundid*|transfos|transfosa|transfosos|transfused|prbc|
  concentrado de hematies|concentrados de hematies|concentrat d'hematies|concentrats d'hematies|ch|packed cells|red cells|rbc|
  pool de plaquetas|pool de plaquetes|transfusio d'un pool|intubac*|intubad*|intubat|intubated|intubation|iot|ventilacion mecanica|ventilacio mecanica|
  mechanical ventilation|ventilacion no invasiva|ventilacio no invasiva|non-invasive ventilation|vmni|vni|niv|bipap|blpap|inicia cpap|s'inicia cpap|started on cpap|vmi|
  coronariografia|coronary angiography|cateterismo|cateterisme|cath|pci|icp|angioplastia|angioplasty|angiografia terapeutica|
  trombectomia|thrombectomy|fibrinolisis|fibrinolisi|trombolisis|trombolisi|thrombolysis|alteplasa|alteplase|tenecteplas*|
  embolizacion|embolitzacio|embolisation|embolization|colonoscopia|colonoscopy|gastroscopia|gastroscopy|endoscopia|endoscopy|
  fibrogastroscopia|fgs|ercp|cpre|broncoscopia|fibrobroncoscopia|bronchoscopy|fbc|bal|lba|lavado broncoalveolar|rentat broncoalveolar|bronchoalveolar lavage|parche hematico|pegat hematic|blood patch|cistoscopia|cystoscopy|paracentesis|paracentesi|
  toracocentesis|toracocentesi|thoracentesis|puncion lumbar|puncio lumbar|lumbar puncture|puncion evacuadora|biopsia|biopsies|biopsy|
  paaf|baag|fine needle|thrombin injection|inyeccion de trombina|bloqueo|bloqueig|nerve block|infiltracion|infiltracio|
  drenaje percutaneo|drenatge percutani|percutaneous drain*|tips|ligadura*|lligadura*|banding|band ligation|tavi|mitraclip|fistula arteriovenosa|ligadura endoscopica|esclerosis endoscopica|hemostasia endoscopica|
  clip hemostatico|litotricia|lithotripsy|terapia electroconvulsiva|tec|electroconvulsive therapy|ect|radioterapia|radiotherapy|
  reanimacion cardiopulmonar|cardiopulmonary resuscitation|desfibrilacion|defibrillation|contencion mecanica|contencio mecanica|
  amniocentesis|amniorrexis|alumbramiento manual|epidural`

/** Treatments that are acts even when told among the tests. */
export const treatments = `alteplasa|alteplase|tenecteplas*|trombectomia|thrombectomy|fibrinolisis|fibrinolisi|trombolisis|trombolisi|pci|icp|mcp|marcapasos|marcapas|pacemaker|
  des|stent|stents|angioplastia|angioplasty|hemodialisis|hemodialisi|haemodialysis|hemodialysis|transfusion|transfusio|se transfunde*|
  es transfon*|transfused|embolizacion|embolitzacio|embolization|drenaje percutaneo|drenatge percutani|apendicectom*|colecistectom*|
  thrombin injection|clip hemostatico|esclerosis`

/** Something is put in, done or taken on: the act itself rather than its later mention. */
export const actVerbs = `se coloca|se coloco|coloca|colocado|colocada|colocacion|es col.loca|es colloca|collocacio|collocat|se inserta|insercion|
  insercio|inserted|insertion|placed|placement|se implanta|implante|implantacion|s'implanta|implant|se canaliza|canalizacion|canalitzacio|
  se realiza|se realizo|se practica|se practico|es realitza|es practica|es fa|se hace|performed|underwent|se inicia|inicia|inici|s'inicia|
  started|se transfunde*|es transfon|es transfonen|transfused|se interviene|intervenida|intervenido|intervinguda|intervingut|sesion|
  sessio|session|segunda|segona|2nd|second|se procede|se extuba|extubacion|extubacio|extubated|intubated|se intuba|es converteix|
  se convierte|converted|percutaneo|percutani|percutaneous`
