/**
 * Words that carry no claim of their own, in Spanish, Catalan and English, folded: a sentence that differs from its
 * source in these alone says the same.
 */
export const lightWords = new Set(
  `a al als aquest aquesta aquests aquestes aqui asi as ahora be bien both but by com como con contra cual cuando cuya
  d da de degut del dels desde des despres despues did do does donde due durante durant during e el ella ell ellos els
  en entonces entre es esa ese eso esta este esto estos estas et fins for fou from fue fueron fora ha habia haber hace
  had han has hasta hast have having haver havia he her him his hi i in inicialmente inicialment into is it its itself ja
  junto la las le les lo los llavors luego l malgrat mas mentre mentres mes mateix mateixa mientras mismo misma molt muy
  n'hi o of on one ones or os other otra otro otros otras para pel per pero perque por posteriorment posteriormente pot
  presenta present presentaba presentava presento presents presented presentando presentant puede pues qual quan quant
  que qui quien s sa se segons segun sempre sent ser sera seu seva seves seus she si sido sigui siendo sobre son sota su
  sus t tal tambe tambien tan tanto than that the their them then there these they this those to tras un una unas unes
  uno unos uns va van vs was were when where which while who whom whose will with y ya les-hi
  acude acudeix acudio acudir realiza realizan realizo realitza realitzen realizado realizada realitzat realitzada
  refiere refereix referia reported reports objetiva objetivan objectiva objectiven objetivo aprecia aprecian aprecien
  observa observan observen observo muestra mostro mostra shows showed shown evidencia evidencian evidencien found finding
  consta constan consten encuentra troba paciente pacient patient pt further furthermore subsequently additionally
  addition moreover however therefore thus finally finalment finalmente ademas amas a mes inclos incluyendo including
  and an are am amb against ante any aun aunque be been being can could did either estan estava estaven estaba estaban est
  este estant esta estos for fue hi him i'm if jo me mi mientras mitjancant muy my nor onto our out per por pro que
  she should sino so some such te the tienen tenia tenien tiene tuvo too unos upon us we yet you hem han has l'hi li
  eren eran ets som seran seria seran serien foren fui fos fossin era es ho us em ens d'un d'una
  at after over through throughout thereafter within again ever only even all each every some any more most less least than
  hacia aun tras arran dins davant encara gaire prou totes tots tot tota todo toda todos todas cada algun alguna alguns
  havien haurien hauria habria habrian tuvieron tenian teniendo siguen estuvo estuvieron feia feien fer fet`.split(
    /\s+/,
  ),
)

const numbersOf = (pairs: string): ReadonlyMap<string, number> =>
  new Map(
    pairs.split(/\s+/).flatMap((pair): [string, number][] => {
      const [word, value] = pair.split('=')
      return word === undefined || value === undefined ? [] : [[word, Number(value)]]
    }),
  )

/** Small numbers written out; those that are another word in one of the languages are left out. */
export const numberWords = numbersOf(
  `dos=2 dues=2 two=2 tres=3 three=3 cuatro=4 quatre=4 four=4 cinco=5 cinc=5 five=5 seis=6 sis=6 six=6 siete=7 seven=7
  ocho=8 vuit=8 eight=8 nueve=9 nine=9 diez=10 ten=10 eleven=11 doce=12 dotze=12 twelve=12 trece=13 tretze=13 thirteen=13
  catorce=14 catorze=14 fourteen=14 quince=15 quinze=15 fifteen=15 dieciseis=16 setze=16 sixteen=16 diecisiete=17
  seventeen=17 dieciocho=18 eighteen=18 diecinueve=19 nineteen=19 veintiuno=21 veintiun=21 veintidos=22 veintitres=23
  veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29`,
)

/** Tens written out, which a small number may follow. */
export const tensWords = numbersOf(
  `veinte=20 vint=20 twenty=20 treinta=30 trenta=30 thirty=30 cuarenta=40 quaranta=40 forty=40 cincuenta=50 cinquanta=50
  fifty=50 sesenta=60 seixanta=60 sixty=60 setenta=70 setanta=70 seventy=70 ochenta=80 vuitanta=80 eighty=80 noventa=90
  noranta=90 ninety=90`,
)

/** Ordinals written out; "second" may be a part of a minute as well. */
export const ordinalWords = numbersOf(
  `primer=1 primero=1 primera=1 first=1 segundo=2 segunda=2 segon=2 segona=2 second=2 tercer=3 tercero=3 tercera=3 third=3 cuarto=4 cuarta=4 quart=4 quarta=4 fourth=4
  quinto=5 quinta=5 cinque=5 cinquena=5 fifth=5 sexto=6 sexta=6 sise=6 sisena=6 sixth=6 septimo=7 septima=7 sete=7
  setena=7 seventh=7 octavo=8 octava=8 vuite=8 vuitena=8 eighth=8 noveno=9 novena=9 nove=9 ninth=9 decimo=10 decima=10
  dese=10 desena=10 tenth=10`,
)

/** Folded spellings of one unit of measure; the first names it. */
const unitForms: readonly string[] = [
  'mg|mgr|mgs|miligramos|miligramo|milligrams|milligram|milligrammes|milligrames|miligrams|mil·ligrams',
  'g|gr|grs|gramos|gramo|grams|gram|grammes',
  'mcg|mcgr|µg|μg|ug|microgramos|micrograms|microgrammes|micrograms|mcgs',
  'ng',
  'pg',
  'kg|kgs|kilos|quilos|kilogramos|quilograms|kilograms|kilo',
  'ml|mls|cc|mililitros|mililitres|millilitres|milliliters',
  'l|litro|litros|litre|litres|liter|liters',
  'ui|iu|u|unidades|unitats|units',
  'meq',
  'mmol',
  '%|por ciento|per cent|percent',
  'mmhg',
  '/min|lpm|bpm|l/min|lat/min|litros por minuto|litros/min|litres per minut|litres per minute|liters per minute|latidos por minuto|batecs per minut|beats per minute',
  'rpm|resp/min|respiraciones por minuto|respiracions per minut|breaths per minute',
  'ºc|°c|grados|graus|degrees',
  'cm|cms|centimetros|centimetres|centimeters',
  'mm|milimetros|mil·limetres|millimetres|millimeters',
  'cm2|cm²',
  'mm2|mm²',
  'm2|m²',
  'cm3|cm³',
  'mm3|mm³',
  'h|hs|hr|hrs|hora|horas|hores|hour|hours',
  'min|mins|minuto|minutos|minut|minuts|minute|minutes',
  'd|dia|dias|dies|day|days',
  'sem|semana|semanas|set|setm|setmana|setmanes|wk|wks|week|weeks',
  'mes|meses|mesos|month|months',
  'ano|anos|any|anys|year|years|yo|y/o|yr|yrs',
  'mg/dl',
  'g/dl',
  'g/l',
  'mg/l',
  'ng/ml',
  'ng/dl',
  'ng/l',
  'pg/ml',
  'mmol/l',
  'meq/l',
  'µmol/l|μmol/l|umol/l',
  'ui/l|u/l|iu/l',
  'mg/kg',
  'mg/h',
  'ml/h',
  'ml/min',
  'veces|vegades|cops|times',
  'm|metros|metres',
  'cmh2o',
  'kpa',
  'mu/ml',
  'lb|lbs|pounds',

]
export const unitNames = new Map(
  unitForms.flatMap((forms) => {
    const all = forms.split('|')
    return all.map((form) => [form, all[0] ?? form] as const)
  }),
)

/** Folded words that tell what is taken from the discharge on. */
export const dischargeClaim =
  /(?<!\p{L})(?:al alta|a l'alta|at discharge|on discharge|discharged? (?:home )?(?:on|with)|discharge (?:medication|treatment|prescription)|alta (?:a (?:su )?domicili[oi] |domiciliaria |hospitalaria )?(?:con|amb)|take home)(?!\p{L})/u

/** Folded words by which the drugs of before go on without being named. */
export const restUnchanged =
  /(?<!\p{L})(?:rest[oa] (?:de |del |d')?(?:su |seu |la |el )?(?:tratamiento |tractament |medicacion |medicacio )?(?:habitual )?(?:igual|sin cambios|sense canvis)|(?:otherwise|rest) (?:unchanged|as before)|usual (?:medication|medicines) (?:unchanged|continued))(?!\p{L})/u
