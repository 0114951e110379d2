/** Things that go wrong during a stay, folded; notation: facts/word-forms.ts. */
export const complicationWords = `flebitis|phlebitis|tromboflebitis|extravasac*|extravasation|itu|iu nosocomial|infeccion urinaria|
  infeccion del tracto urinario|infeccio urinaria|infeccio d'orina|uti|urinary tract infection|urosepsis|cauti|catheter uti|
  neumonia aspirativa|neumonia nosocomial|neumonia asociada*|broncoaspiracion|broncoaspiracio|pneumonia aspirativa|pneumonia nosocomial|
  pneumonia associada*|aspiration pneumonia|hospital acquired pneumonia|hospital-acquired pneumonia|hap|vap|
  ventilator associated pneumonia|ventilator-associated pneumonia|sobreinfeccion|sobreinfeccio|superinfection|infeccion de herida|
  infeccion de la herida|infeccion de sitio quirurgico|infeccion superficial|infeccio de ferida|infeccio de la ferida|
  infeccio superficial|wound infection|surgical site infection|isq|ssi|dehiscencia|dehiscencia de|dehiscence|evisceracion|seroma|
  fistula|fistules|anastomotic leak|fuga anastomotica|dehiscencia anastomotica|absceso|absces|abscess|coleccion|col.leccio|colleccio|
  collection|supuracio|supuracion|hematoma|haematoma|pseudoaneurisma|pseudoaneurysm|sangrado activo|hemorragia|hemorragies|
  haemorrhage|hemorrhage|bleed|bleeding|rectorragia|melena|melenas|melenes|hematemesis|hematuria|epistaxis|epistaxi|nose bleed|
  nosebleed|atonia uterina|uterine atony|anemia|anaemia|anemizacion|anemitzacio|ileo|ili paralitic|ileo paralitico|ileus|
  retencion urinaria|retencion aguda de orina|retencio urinaria|retencio aguda d'orina|urinary retention|rao|aur|globo vesical|
  globus vesical|delirium|deliri*|sindrome confusional|sindrome confusional agudo|scA|confusional state|agitacion psicomotriz|caida|
  caiguda|fall|fell|ulcera por presion|ulceres per pressio|ulcera per pressio|upp|pressure ulcer|pressure sore|pressure injury|tvp|
  trombosis venosa|trombosi venosa|trombosi jugular|trombosis|trombosi|dvt|deep vein thrombosis|thrombosis|tep|
  tromboembolismo pulmonar|pulmonary embolism|pe|hipoglucemia|hipoglucemias|hipoglicemia|hipoglicemies|hypoglycaemia|hypoglycemia|
  hypo|hypos|hiperglucemia|hiperglicemia|hyperglycaemia|hyperglycemia|hipopotasemia|hipokaliemia|hipopotassemia|hypokalaemia|
  hypokalemia|hiperpotasemia|hiperkaliemia|hiperpotassemia|hyperkalaemia|hyperkalemia|hiponatremia|hyponatraemia|hyponatremia|
  hipernatremia|hypernatraemia|hypernatremia|hipofosfatemia|hipocalcemia|hipomagnesemia|hypocalcaemia|realimentacion|refeeding|
  fracaso renal agudo|fra|insuficiencia renal aguda|deterioro de la funcion renal|deterioro agudo de la funcion renal|
  empeoramiento de la funcion renal|deteriorament de la funcio renal|empitjorament de la funcio renal|aki|acute kidney injury|
  nefropatia por contraste|contrast nephropathy|hipotension|hipotensio|hypotension|hipotension ortostatica|shock|xoc|sepsis|sepsia|
  septic shock|bacteriemia|bacteriemies|bacteraemia|bacteremia|candidemia|candidiasis|candidosi|muguet|thrush|colitis por|
  clostridioides|clostridium difficile|c. difficile|diarrea nosocomial|fiebre|febre|fever|febril|febricula|pico febril|pic febril|
  edema agudo de pulmon|edema agut de pulmo|flash pulmonary oedema|sobrecarga|sobrecarrega|fluid overload|fa rapida|fa de debut|
  fibrilacion auricular de novo|fast af|new af|transient af|arritmia|arrhythmia|taquicardia ventricular|ventricular tachycardia|
  bradicardia|bradycardia|pausa|pausas|qt largo|qt llarg|qtc|qt prolong*|prolonged qt|parada cardiaca|pcr intrahospitalaria|
  parada cardiorrespiratoria|aturada cardiorespiratoria|cardiac arrest|infarto periprocedimiento|angina postinfarto|
  taponamiento|tamponade|reestenosis|reinfarto|ictus intrahospitalario|transformacion hemorragica|transformacio hemorragica|
  haemorrhagic transformation|crisis comicial|crisis convulsiva|convulsion|convulsiones|convulsio|convulsions|seizure|seizures|
  reaccion adversa|reaccion alergica|reaccion transfusional|reaccion infusional|reaccio adversa|reaccio al.lergica|reaccio transfusional|
  reaccio infusional|adverse reaction|transfusion reaction|anafilaxia|anaphylaxis|exantema|rash|toxicodermia|urticaria|hepatotoxicidad|
  hepatotoxicitat|hepatotoxicity|citolisis|mucositis|neutropenia|plaquetopenia|trombocitopenia|thrombocytopenia|trombopenia|hit|
  neumotorax|pneumotorax|pneumothorax|atelectasia|atelectasi|atelectasis|derrame pleural|vessament pleural|reintubacion|reintubacio|
  reintubated|autoextubacion|self-extubation|reingreso en uci|reingres a uci|readmitted to icu|reintervencion|reintervencio|
  reoperation|return to theatre|distonia|extrapiramidal*|sindrome neuroleptico|sindrome serotoninergico|sedacion excesiva|
  cefalea pospuncion|cefalea postpuncion|cefalea pospuncion dural|cefalea postpuncio|post-dural puncture headache|postdural headache|
  hemorragia posparto|postpartum haemorrhage|postpartum hemorrhage|endometritis|mastitis|desgarro|esguince|lesion iatrogenica|
  perforacion iatrogenica|lesion de via biliar|ulcus de estres|disnea por|broncospasmo|laringoespasmo|hiperamonemia|
  sindrome de abstinencia|sindrome d'abstinencia|withdrawal|intento autolitico|fuga|agresion|error de medicacion|
  error de conciliacion|medication error|efecto secundario|efecte secundari|side effect|side-effect`

/** Words that by themselves make the event an unwanted one of the stay. */
export const complicationCues = `se complica*|complicacion|complicaciones|complicacio|complicacions|complication|complications|complicated by|
  como complicacion|com a complicacio|yatrogen*|iatrogen*|nosocomial|intrahospitalari*|hospital-acquired|hospital acquired|postoperatori*|
  postop|posoperatori*|posquirurgic*|postquirurgic*|postqx|posqx|secundari* a|por corticoides|per corticoides|per corticoides|
  corticoide*|steroid induced|steroid-induced|contrast-associated|contrast-assoc|access site|asociad* a cateter|associad* a cateter|
  per farmacs|por farmacos`
