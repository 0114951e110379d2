/** How a diagnosis is announced, folded; notation: facts/word-forms.ts. */

/** Head a list of diagnoses; what follows the colon is the list. */
export const diagnosisLabels = `diagnostico principal|diagnostico|diagnosticos|diagnosticos secundarios|otros diagnosticos|juicio clinico|
  juicio diagnostico|jc|jd|dx|dx principal|dx secundarios|impresion|impresion diagnostica|impresion clinica|orientacion diagnostica|od|
  diagnostic principal|diagnostic|diagnostics|diagnostics secundaris|altres diagnostics|judici clinic|orientacio diagnostica|orientacio|
  impressio|impressio diagnostica|principal diagnosis|primary diagnosis|final diagnosis|discharge diagnosis|diagnosis|diagnoses|
  secondary diagnoses|secondary diagnosis|other diagnoses|impression|imp|sec|secundarios|secundaris|secundario|also|otros|altres|
  active problems|problems|final dx|dx final|secondary|additional diagnoses`

/** Announces the diagnosis within a sentence; what follows is the diagnosis. */
export const toldDiagnosis = `diagnostico|diagnostic|diagnosis|juicio clinico|judici clinic`
/** A finding nobody looked for. */
export const incidentalWords = `incidental|incidentals|incidentales|incidentally|incidentaloma|hallazgo casual|hallazgo incidental|troballa casual|
  troballa incidental|troballa`

/** Things found by chance, when they are named beside one of the words above or stand alone in an image's report. */
export const findingWords = `nodulo|nodul|nodule|quiste|quist|cyst|adenoma|hemangioma|angioma|incidentaloma|aneurisma|aneurysm|lesion|lesio|
  polipo|polip|polyp|calcificacion|divertic*|hernia|mioma|fibroid|adenopatia|adenopaties`

/** Follow-up or work-up of a diagnosis still open. */
export const openWords = `en estudio|a estudio|en estudi|a estudi|under investigation|under study|pendiente de estudio|pendent d'estudi`

/** A thing thought of and put aside. Captures what follows. */
export const ruledOutCues = `se descarta|se descarto|se ha descartado|descartado|descartada|descartando|es descarta|s'ha descartat|es va descartar|
  descartat|descartada|se excluye|queda descartad*|ruled out|excluded|ruling out|exclos|s'exclou|se descartan|es descarten|
  not obstructed|negative for|no evidence of`
