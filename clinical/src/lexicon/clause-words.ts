/** Function words and verbs that decide where a clause ends, in Spanish, Catalan and English together; folded. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** A new statement begins here, whatever came before. */
export const clauseBreaks = words(`
  pero aunque sino porque mientras cuando donde pues ademas asimismo tambien siendo excepto salvo actualmente posteriormente
  pero encara perque mentre quan on doncs degut tambe essent excepte llevat actualment posteriorment malgrat
  but however although though because while whereas which who except besides currently then since when therefore due owing
  aun aunq mas luego despues entonces solo unicamente segun dada debido pese pesar resto resta objetivandose observandose evidenciandose apreciandose
  >`)

/** Prepositions that end a bare noun phrase ("sin fiebre desde ayer"), though not a verb's phrase. */
export const phraseBreaks = words(`
  con por durante tras desde hasta mediante ante bajo que segun para
  amb per durant despres des fins mitjancant davant que
  with by during after from until for at on that since despite
  presenta refiere acude ingresa persiste permanece continua mantiene acompanado acompanada acompanyat acompanyada sobre`)

/** Verbs that begin a new statement even inside a denied predicate, unless "que" leads to them. */
export const freshVerbs = words('es presenta refiere persiste acude ingresa permanece mantiene presenta refereix persisteix')

/** Words that close a list: "no tos, fiebre ni disnea". */
export const listClosers = words('ni o u nor or')
export const additions = words('y e i and &')

/** Denials that only strengthen one already open: "no tiene ningún dolor", "no ha tomado nada". */
export const echoes = words('ni nor ningun ninguno ninguna ningunos ningunas nada nadie cap res ningu gens mai nunca jamas any')

/** Copulas and auxiliaries, skipped between a finding and the word that denies it ("fue negativo"). */
export const copulas = words(`
  es son fue fueron era eran ha han sido resulta resultan resulto resultaron siendo queda quedan quedo esta estan estaba salio sale salieron
  va van ser estat esta estan surt era eren resultat han
  is are was were has have had been be being came returned remains remained comes back
  que se ya tambien tots todos todas todo all both`)

/** Determiners. */
export const determiners = words(`
  el la los las un una unos unas su sus este esta dicho dicha lo otro otra otros otras
  els les uns unes l seu seva seus seves aquest aquesta altre altra altres
  the a an his her their this that any other`)

/** Finite verbs and participles by which a clinical clause begins. */
export const clauseVerbs = words(`
  presenta presento presentan presentaba refiere refirio refieren muestra muestran mostro observa observan observaron observo evidencia evidencian
  aprecia aprecian apreciaron aprecio objetiva objetivan objetivo objetivaron detecta detectan tiene tenia tienen hay habia existe existen precisa preciso
  palpa palpan visualiza visualizan identifica toma realiza realizan realizo recuerda impresiona destaca encuentra encuentran consta constan aparece
  tolera asocia sufre aporta acude ingresa persiste permanece mantiene continua inicia inicio comenta consulta niega es son fue esta estan se le ha han
  evidencio mostraron evidenciaron detecto detectaron demostro demostraron revelo revelaron revela identifico confirmo confirmaron
  debido estaba estaban pendiente dado precisando presentando refiriendo manteniendo administran administra pasa sigue decide deciden remite come duerme
  presentant refereix refereixen mostra mostren observa observen aprecia aprecien objectiva objectiven detecta te tenen hi existeix
  precisa palpa realitza realitzen recorda troba troben consta apareix tolera associa pateix aporta acudeix ingressa persisteix roman
  mante continua inicia comenta consulta nega va van fa pren esta son es
  presents presented reports reported shows showed has had have is are was were takes took states stated denies denied complains
  reveals revealed demonstrates demonstrated confirmed identified appears seems continues remains does did will would lives works underwent received started feels`)

/** Verbs and pronouns that make "no …" deny a whole predicate rather than a noun. */
export const predicateWords = words(`
  que responden guarda guardan varia varian ve ven va van da dan dio hace hacen hizo sigue siguen muestran pierde vomita orina duele nota notan sangra fuma fuman bebe usa lleva llevan sale vive cabe procede procedio cumplen conoce conocen identifican visualizan justifica justifican contacta contactan drena drenan supera superan cede calma mejora empeora irradia modifica calman ceden interfiere interrumpe limita altera despierta afecta impide permite conlleva
  se le les lo la los las me nos ha han he hemos habia es son era esta estan estaba fue puede pueden podido sabe quiere desea acepta tolera
  consigue recuerda cree tiene tenia tienen hay existe existen consta constan precisa preciso presenta presentaba presento presentan refiere
  refieren refirio muestra observa observan toma tomaba acude aporta colabora responde obedece camina deambula come duerme realiza realizan cumple
  sufre asocia impresiona aparece parece palpan palpa visualiza identifica encuentra debe deben ser siendo presentando refiriendo
  tolerando pudiendo logra llega recibe requiere requirio acompanado acompanada relacionado relacionada
  es s li hi ho n m ha han pot poden vol te tenia tenen consta presenta presentava refereix mostra pren acut aporta collabora respon
  camina menja dorm realitza compleix pateix associa sembla apareix cal ser sent
  does did do has have had is are was were be been can could will would should take takes taking want wants know recall report reports reported
  able having being complain feel see`)

/** People who tell or accompany rather than inherit: "acude con su hija", "la madre refiere". */
export const informantVerbs = words(`
  refiere refieren comenta comentan explica explican avisa avisan encuentra encuentran trae traen acude acuden vive viven cuida cuidan acompana
  acompanan ayuda ayudan llama llaman relata relatan informa informan nota notan convivira convive es esta solicita solicitan entiende
  cuidador cuidadora principal en decide deciden la lo le no niega niegan
  refereix refereixen comenta comenten explica expliquen avisa avisen troba troben porta porten acudeix acudeixen viu viuen cuida cuiden acompanya
  ajuda ajuden truca truquen informa informen nota noten sollicita enten cuidador es
  reports reported states stated says said notes noted brought brings lives live called calls found finds helps help cares accompanied is will
  at present who informed aware agreed agrees wishes visited`)

/** What stands before a person who only tells or lives with the patient. */
export const companionWords = words(`
  con su sus por segun al a del mi vive acompanado acompanada acude llama
  amb per segons al seva seu seves seus viu acompanyat acompanyada la
  with by her his their per to from and lives the`)

/** What makes a relative's mention a family history after all. */
export const kinshipLinks = words(`
  con de fallecio fallecido fallecida fallecidos murio muerto muerta diagnosticado diagnosticada afecto afecta padecio padece tuvo tiene ha presento
  diabetico diabetica hipertenso hipertensa sano sana sanos vivos ambos
  amb mort morta va van morir diagnosticat diagnosticada afecte afecta pateix tenia te diabetic diabetica hipertens hipertensa sa sana
  with died had has deceased diagnosed suffers suffered affected of diabetic hypertensive : `)

/** Words cut short whose full stop ends no sentence. */
export const abbreviations = words(`sd sdr sdme sind sx dr dra izq izda izdo dcha dcho dch der esq drt ant post sup inf lat med abd resp
  card aprox mod sev hosp vent auric art cron bact extr miemb proc tto trat compl`)

/** Nouns and adjectives that end like an infinitive. */
export const verbLike = words(`pulmonar lumbar biliar familiar lugar hogar azucar malestar bienestar mujer cancer cateter ulcer alzheimer par
  llar sucre pulmonar bar mar ser placer taller saber poder rancor`)
