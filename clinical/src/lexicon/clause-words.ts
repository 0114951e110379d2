import { wordSet } from './terms.ts'

/** Function words and verbs that decide where a clause ends, in Spanish, Catalan and English together; folded. */

/** Words that begin a new statement, whatever came before. */
export const clauseBreaks = wordSet('clause breaks')

/** Prepositions that end a bare noun phrase ("sin fiebre desde ayer"), though not a verb's phrase. */
export const phraseBreaks = wordSet('phrase breaks')

/** Verbs that begin a new statement even inside a denied predicate, unless "que" leads to them. */
export const freshVerbs = wordSet('fresh verbs')

/** Words that close a list: "no tos, fiebre ni disnea". */
export const listClosers = wordSet('list closers')
export const additions = wordSet('additions')

/** Denials that only strengthen an earlier one: "no tiene ningún dolor", "no ha tomado nada". */
export const echoes = wordSet('echoes')

/** Copulas and auxiliaries, which may stand between a finding and the word that denies it ("fue negativo"). */
export const copulas = wordSet('copulas')

export const determiners = wordSet('determiners')

/** Finite verbs and participles by which a clinical clause begins. */
export const clauseVerbs = wordSet('clause verbs')

/** Verbs and pronouns that make "no …" deny a whole predicate rather than a noun. */
export const predicateWords = wordSet('predicate words')

/** Verbs of people who tell or accompany: they are no family history ("acude con su hija", "la madre refiere"). */
export const informantVerbs = wordSet('informant verbs')

/** Words before a person who only tells or lives with the patient. */
export const companionWords = wordSet('companion words')

/** Words that make the mention of a relative a family history after all. */
export const kinshipLinks = wordSet('kinship links')

/** Abbreviations whose full stop ends no sentence. */
export const abbreviations = wordSet('abbreviations')

/** Nouns and adjectives that end like an infinitive. */
export const verbLike = wordSet('verb like')
