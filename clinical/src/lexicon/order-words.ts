/**
 * Ways in which a text speaks to the program that reads it instead of about a patient, folded unless said otherwise. A line of
 * the record that does is kept from models and from what they may rest on; the engine quotes it like any other.
 */
export const orderPatterns: readonly RegExp[] = [
  // Put by those who know how requests are made: marks of speakers, of evidence, of answers.
  /<\s*[/!|]?\s*(?:evidence|system|assistant|user|instructions?|sentence|im_start|im_end|s)\b[^\n]{0,40}[>|]/,
  /<\|[^|]{1,40}\|>|\[\/?inst\]|<!--/,
  /"(?:role|items|sources|sections|supported|quote)"\s*:/,
  /^\s*\[\d{1,4}\]\s*\(/,
  /^\W{0,6}(?:system|assistant|asistente|assistent|user|developer|instruction|instruccion|instruccio|response|prompt)(?:\s+(?:override|prompt|message|note))?\W{0,4}:/,
  /\bsystem (?:override|prompt|message)\b|\bprompt injection\b/,
  /^\W*#+\s*\p{L}*\s*(?:instruc\p{L}+|orders?|ordenes|ordres)\b/u,
  // "Ignore the previous instructions", in its many forms.
  /\b(?:ignor\p{L}*|disregard|forget|override|bypass|olvid\p{L}*|oblid\p{L}*|omit\p{L}*|salta\p{L}*|descarta)\b.{0,40}\b(?:instruc\p{L}*|prompts?|rules|guidelines|normas|normes|reglas|regles|indicaciones previas|indicacions previes|everything (?:above|before)|todo lo anterior|tot l'anterior)/u,
  /\b(?:nuevas|new|noves|following|siguientes|seguents) (?:instruc\p{L}+|orders|ordenes|ordres) (?:para|for|per)? ?(?:el |la |the |l')?(?:asistente|assistent|assistant|ia|ai|model\p{L}*|system\p{L}*)/u,
  // Whoever writes the report is named as a machine, or addressed as one.
  /\b(?:al?|el|the|l'|hola|hey|hello|dear|estimad[oa]|querid[oa]|como|as an?|com a|eres|ets|you are(?: now)?|instruct(?:s|ed)?|asks?|tells?|orders?)\s*(?:al |el |the |un |una |an? |now |ahora |ara |ya )*(?:asistente|assistent|assistant|ia|ai|inteligencia artificial|intel·?ligencia artificial|chatbot|chatgpt|gpt|llm|language model|modelo de lenguaje|model de llenguatge|robot|bot)\b/,
  /\b(?:you are|eres|ets)(?: now| ahora| ara)? (?:an? |un |una )?(?:unrestricted|modelo|model|sin restricciones|sense restriccions|dan\b)/,
  /\b(?:from now on|a partir de ahora|d'ara endavant|a partir d'ara|des d'ara|a partir de maintenant|de ahora en adelante)\b.{0,60}\b(?:repl\p{L}+|answer|write|respon\p{L}*|escri\p{L}+|state|ecrivez|ecris)/u,
  /\b(?:reply|answer|write|respond[ea]?|contesta|escribe|respon|contesta|escriu)\s+(?:only|always|solo|siempre|nomes|sempre)\s+(?:in|en)\b/,
  /\b(?:decod\p{L}+|descodific\p{L}+|decodific\p{L}+)\b.{0,40}\b(?:comply|obey|obedec\p{L}+|obei\p{L}+|execut\p{L}+|ejecut\p{L}+|follow)/u,
  /\b(?:write|state|say|conclude|output|print|escribe|escriba|di|concluye|escriu|digues|conclou)\s+(?:that |que )?(?:the|el|la) (?:patient|paciente|pacient)\b/,
]

/** Read in the text as it is: letters parted by characters that cannot be seen, and long runs of Base64. */
export const hiddenPatterns: readonly RegExp[] = [
  /(?:\p{L}[\u200b-\u200f\u2060-\u2064\ufeff]+){3,}/u,
  /(?<![\p{L}\d/+-])(?=[A-Za-z]*\d)(?=[\da-z]*[A-Z])(?=[\dA-Z]*[a-z])(?:[A-Za-z\d+/]{16,}={1,2}|[A-Za-z\d]{40,})(?![\p{L}\d])/u,
  /[\u{e0000}-\u{e007f}]/u,
]
