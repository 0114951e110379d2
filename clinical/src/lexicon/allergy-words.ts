/** Allergy in Spanish, Catalan and English, on folded text. */
export const allergyWord =
  /(?:\b(?:al[·.-]?lergi\w*|alerg\w*|allerg\w*|hipersensib\w*|hypersensit\w*|anafil\w*|anaphyl\w*|intoleran\w*|namc|nrama|ndamc|nkda|nkma|nkfa|nka|nkdas|ramc?|raf|sin ramc|desensibili\w*)\b)/

/** The same words where they say something else: a diagnosis, a clinic, food not taken. Blanked before allergyWord is asked. */
export const otherAllergy =
  /\b(?:(?:rino\w*|rinit\w*|rhinit\w*|conjuntivit\w*|conjunctivit\w*|asm[ae]\w*|asthma|dermatit\w*|eczem\w*|sinusit\w*|alveolit\w*|bronquit\w*)(?:\s[a-z]+)?\s(?:al[·.]?lergi[a-z]*|alergic[oa]s?|allergic)|allergic (?:rhinit\w*|asthma|conjunctivit\w*|dermatit\w*|bronchopulm\w*)|al[·.]?lergolog\w*|alergolog\w*|allergolog\w*|allergy (?:clinic|testing|referral|opd|service|team)|(?:consulta|pruebas?|proves|estudio|estudi|test|unidad|unitat|servicio|servei)\s(?:de |d')(?:la )?al[·.]?l?erg[a-z]*|intoleranci?a (?:oral|digestiva|a (?:la |l'|el |los |las )?(?:actividad|activitat|ejercicio|exercici|esfuerzo|esforc|glucosa|hidratos|carbohidratos|dieta|sedestacion|sedestacio|via oral|ingesta|alimentacion|liquidos|bipedestacion|mascarilla|tubo|vmni|vni|cpap))|(?:exercise|glucose|heat|cold|activity|feed|diet|oral|mask) intolerance|intolerance (?:of|to) (?:feeds|diet|mask|exercise)|antial[·.]?l?ergic\w*|antihistamin\w*|ram (?:dcha|izda|\d))\b/g

/** No allergy at all (group of words that need no substance), or none to what follows. */
export const noAllergy =
  /(?:\b(?:namc|nrama|ndamc|nkda|nkdas|nkma|nkfa|nka|sin ramc|no ramc)\b|\b(?:no|sin|sense|nil|none|niega|nega|denies|denied|ningun[a]?|cap|without|negativ[ao]s?|desconoce|no (?:se )?(?:le )?(?:conoce[n]?|conegudes?|consta[n]?|refiere|refereix|presenta|tiene|te|known|hay|hi ha))\b[^.;:,()]{0,32}\b(?:al[·.-]?lergi\w*|alerg\w*|allerg\w*|ramc?|hipersensib\w*|intoleran\w*|reacciones adversas|reaccions adverses|adverse (?:drug )?reactions)|\b(?:al[·.-]?lergi\w*|alerg\w*|allerg\w*|ramc?)\b[^.;]{0,26}[:\s-](?:no(?: conocidas?| conegudes?| known| refiere| refereix| consta[n]?| drug\w*)?|none|nil|nega\w*|niega|ningun[ao]|cap|desconocidas|conegudes: no|conocidas: no)\s*(?=[.;,(]|$)|^\s*(?:no conocidas|no conegudes|none known|no known|nil known|no refiere|no refereix|no consta[n]?|ninguna(?: conocida)?|none|nil|no|cap(?: coneguda)?|niega|nega|denies|no constan?|no allergies)\s*(?:[.;,(]|$|drug|med))/

/** The patient is not allergic to a named thing after all. */
export const deniedAllergy =
  /\b(?:no|not|never|niega|nega|denies|denied|descarta\w*|ruled out|excluid\w*|exclos\w*|de-?label\w*|retira\w* (?:la )?alerta|ya no|ja no|sin)\b[^.;]{0,48}\b(?:al[·.-]?lergi\w*|alerg\w*|allerg\w*)|\b(?:al[·.-]?lergi\w*|alerg\w*|allerg\w*)\b[^.;]{0,50}\b(?:descarta\w*|ruled out|incorrect\w*|erron\w*|error|not confirmed|no confirmada|removed|retirada|de-?labelled|disproved|falsa|false)\b|\breacci?o\w*\b[^.;]{0,24}\bno (?:fue|va ser|era|es deu|se debio)\b|\b(?:entry|label|alert|alerta|registro|registre|constancia)\b[^.;]{0,30}\b(?:incorrect\w*|wrong|erron\w*|error|belongs? to|pertenec\w*|correspon\w*|pertany)\b/

/** Said in passing, as the reason of a treatment. */
export const allergyInPassing =
  /\b(?:por|per|pel|debido a|degut a|due to|given|because of|donada|dada|en vista de|atesa|ates|por su|per la seva|in view of|considering)\s(?:la |l'|l’|the |su |known |reported |a |una |seva |posible |possible )*(?:[a-z·]+\s)?(?:al[·.-]?lergi[a-z]*|alergi[a-z]*|allerg[a-z]*|intoleran[a-z]*)|\(\s?(?:[a-z·]+\s){0,3}(?:al[·.-]?lergi[a-z]*|alergi[a-z]*|allerg[a-z]*)[^()]{0,30}\)|\bpacient\w* (?:es )?al[·.]?l?ergic|(?:alerta|alert|kardex|wristband|pulsera|polsera)\b/

/** Reactions without the word "allergy": a drug and what it did. */
export const reactionTo =
  /\b(?:reacci(?:on|ones|o|ons)|reactions?)\b[^.;]{0,40}\b(?:a|al|amb|con|con la|per|por|to|with|de|d')\b|\b(?:rash|exantem\w*|urticari\w*|hives|angioedem\w*|distoni\w*|dystoni\w*|anafil\w*|broncoespas\w*|bronchospas\w*|edema de glotis|prurit\w*|itch\w*|stevens\w*|dress|agranulocitosis)\b[^.;]{0,34}\b(?:a|al|con|amb|por|per|tras|despues de|despres de|after|to|from|with|secundari\w* a)\b/
export const reactionAfter =
  /\b(?:causes?|caused|causa|causo|provoca|provoco|gives?|produce|produjo|da|dio)\b[^.;]{0,30}\b(?:rash|itch\w*|wheez\w*|hives|swelling|exantem\w*|urticari\w*|prurit\w*|angioedem\w*|anaphyl\w*|anafil\w*|broncoespas\w*|vomit\w*|mare\w*|hipotens\w*)\b/

/** "Látex: urticaria", "Erythromycin - jaundice 2009": what a substance that opens a line once did. After its name. */
export const reactionBeside =
  /^\s?(?:[:(–-]|->|→)\s?(?:[a-z·]+\s){0,3}(?:rash|exantem\w*|urticari\w*|hives|angio-?edem\w*|anaphyl\w*|anafil\w*|bron[ck]h?osp\w*|broncoesp\w*|jaundice|icteri\w*|hepatit\w*|stevens\w*|dress|agranul\w*|prurit\w*|itch\w*|swelling|wheez\w*)/

/** Allergens that are no drugs, one key each. */
export const allergens: readonly (readonly [string, RegExp])[] = [
  ['latex', /\blatex\b/],
  ['shellfish', /\b(?:shellfish|seafood|marisc\w*|crustac\w*|gamb[ae]s|prawns?)\b/],
  ['fish', /\b(?:fish|pescad\w*|peix\w*)\b/],
  ['egg', /\b(?:eggs?|huev\w*|ous?|ou)\b/],
  ['milk', /\b(?:milk|leche|llet|aplv|lactosa|lactose)\b/],
  ['nut', /\b(?:nuts?|peanuts?|frutos secos|fruits secs|cacahuet\w*|nueces|nous|almendra\w*|avellan\w*)\b/],
  ['fruit', /\b(?:kiwi|melocoton\w*|pressec\w*|peach|platano|fresas?|maduix\w*)\b/],
  ['pollen', /\b(?:pol[·.]?len\w*|polens?|gramin\w*|olivo|acaros?|dust mites?|mites|epitelio|cat|dog)\b/],
  ['contrast', /\b(?:contrast\w*|yod\w*|iod[aeio]\w*|iodine|gadolini\w*)\b/],
  ['chlorhexidine', /\b(?:clorhexidin\w*|chlorhexidin\w*)\b/],
  ['povidone', /\b(?:povidon\w*|betadine)\b/],
  ['tape', /\b(?:esparadrap\w*|tape|adhesiv\w*|apositos adhesivos|plaster)\b/],
  ['nickel', /\b(?:niquel|nickel|metales|metals)\b/],
  ['venom', /\b(?:abej\w*|avisp\w*|abell\w*|vesp\w*|bee|wasp|himenopter\w*|veneno)\b/],
  ['gluten', /\b(?:gluten|trigo|wheat|blat|soja|soya)\b/],
  ['antibiotic', /\b(?:antibiotic\w*)\b/],
]
