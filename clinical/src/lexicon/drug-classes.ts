/** A class of drugs, as a text names it and by what belongs to it. For "avoid" statements and the allergy guard. */
export interface DrugClass {
  readonly key: string
  /** Its names in Spanish, Catalan and English, folded. */
  readonly words: RegExp
  /** Ingredient keys (see ingredientKey) of its members. */
  readonly members: RegExp
}

export const drugClasses: readonly DrugClass[] = [
  {
    key: 'penicillin',
    words: /^(?:penicilinas|penicil·lines|penicillins|pen|pcn)$/,
    members: /cilin$|^clavulan|^tazobactam|^class:betalactam$/,
  },
  {
    key: 'betalactam',
    words: /^(?:betalactam\w*|beta-lactam\w*|b-lactam\w*)$/,
    members: /cilin$|^cef|penem$|^aztreonam|^clavulan|^tazobactam|^sulbactam|^class:(?:penicillin|cephalosporin|carbapenem)$/,
  },
  {
    key: 'cephalosporin',
    words: /^(?:cefalosporin\w*|cephalosporin\w*)$/,
    members: /^cef/,
  },
  { key: 'carbapenem', words: /^carbapenem\w*$/, members: /penem$/ },
  {
    key: 'sulfonamide',
    words: /^(?:sulfamid\w*|sulfonamid\w*|sulphonamid\w*|sulfas?|sulphas?|sulf?as)$/,
    members: /^(?:cotrimoxazol|sulfametoxazol|sulfadiazin|sulfasalazin|trimetoprim)$/,
  },
  {
    key: 'quinolone',
    words: /^(?:quinolon\w*|fluoroquinolon\w*|fluorquinolon\w*)$/,
    members: /floxac(?:in)?$|^nalidix/,
  },
  { key: 'macrolide', words: /^(?:macrolid\w*)$/, members: /romicin$|^azitromicin|^spiramicin|^josamicin|^telitromicin/ },
  { key: 'aminoglycoside', words: /^(?:aminoglucosid\w*|aminoglicosid\w*|aminoglycosid\w*)$/, members: /^(?:gentam|tobram|amikac|stretom|streptom|neom|plazom)/ },
  { key: 'tetracycline', words: /^(?:tetraciclinas|tetraciclines|tetracyclines)$/, members: /ciclin$/ },
  {
    key: 'nsaid',
    words: /^(?:aines?|nsaids?|antiinflamatori\w*|anti-inflammator\w*|antiinflammator\w*)$/,
    members:
      /profen$|^(?:naproxen|diclofenac|aceclofenac|indometacin|ketorolac|piroxicam|meloxicam|lornoxicam|celecoxib|etoricoxib|parecoxib|nimesulid|nabumeton|aspirin|clonixin)$/,
  },
  {
    key: 'pyrazolone',
    words: /^(?:pirazolon\w*|pyrazolon\w*)$/,
    members: /^(?:metamizol|propifenazon|fenilbutazon)$/,
  },
  {
    key: 'opioid',
    words: /^(?:opioid\w*|opiace\w*|opiaci\w*|opiat\w*|morfic\w*)$/,
    members: /^(?:morfin|codein|diidrocodein|dihidrocodein|tramadol|oxicodon|idromorfon|fentanil|remifentanil|buprenorfin|tapentadol|metadon|petidin|meperidin)$/,
  },
  {
    key: 'statin',
    words: /^(?:estatin\w*|statins?)$/,
    members: /vastatin$/,
  },
  { key: 'ace_inhibitor', words: /^(?:iecas?|acei|aceis)$/, members: /[aei]pril$/ },
  { key: 'arb', words: /^(?:ara-?2|ara-?ii|arbs?)$/, members: /sartan$/ },
  { key: 'diuretic', words: /^(?:diuretic\w*)$/, members: /^(?:furosemid|torasemid|bumetanid|idroclorotiazid|clortalidon|indapamid|spironolacton|eplerenon|amilorid)$/ },
  { key: 'benzodiazepine', words: /^(?:benzodiaz[ea]pin\w*|benzodiacepin\w*|bzds?|benzos?)$/, members: /azepam$|azolam$|^(?:clorazepat|clorazepat|clobazam|ketazolam)$/ },
  { key: 'anticoagulant', words: /^(?:anticoagulantes|anticoagulants|acods?|nacos?|doacs?|noacs?)$/, members: /xaban$|gatran$|^(?:acenocumarol|warfarin)$/ },
  { key: 'estrogen', words: /^(?:estrogen\w*|oestrogen\w*)$/, members: /stradiol$|^oral_contraceptiv/ },
  { key: 'corticosteroid', words: /^(?:corticoides|corticoids|corticosteroid\w*|esteroides|esteroids|steroids)$/, members: /metason$|nisolon$|nison$|cortison$|^deflazacort/ },
  { key: 'neuroleptic', words: /^(?:neuroleptic\w*|antipsicotic\w*|antipsychotic\w*)$/, members: /^(?:aloperidol|risperidon|olanzapin|quetiapin|clozapin|aripiprazol)/ },
  { key: 'contrast', words: /^(?:contrast|contraste|contrastes|contrastos|iodat|yodado|iodados)$/, members: /^(?:io[a-z]+ol|gadolin|iodin)/ },
]
