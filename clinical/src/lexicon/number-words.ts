import { numberWords, ordinalWords, tensWords } from './evidence-words.ts'
import { months } from './note-words.ts'
import { piece } from './patterns.ts'

/** Numbers in words, as people dictate them: pieces of regular expressions for folded text. */

const longestFirst = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|')
const small = `(?:${longestFirst(numberWords.keys())}|${piece('further number words')})`
const tens = `(?:${longestFirst(tensWords.keys())})`

/** "ochenta y cuatro", "vint-i-u", "ninety-two", "cinc". */
export const numberInWords = `(?:${tens}(?:(?: y | i |-i-|-| )${small})?|${small})(?![\\p{L}])`
/** The same from twenty on: smaller numbers count many things besides years of age. */
export const twentyOrMore = `(?:${tens}(?:(?: y | i |-i-|-| )${small})?)(?![\\p{L}])`

const month = `(?:${longestFirst(months.flatMap((names) => names.split('|')).filter((name) => name.length > 2))})`
const yearWord = `(?:${piece('year words')}|${tens}|${small}|y|i|and)`
const year = `(?:\\d{4}|${yearWord}(?:[ -](?:i-)?${yearWord}){1,6})`
/** "cinco de enero de dos mil veinticinco", "second of May nineteen fifty-three", "ninth of May 1924". */
const ordinal = longestFirst(ordinalWords.keys())
export const dateInWords = `(?:${tens}[- ](?:${ordinal})|${ordinal}|${numberInWords})(?: de | d'| of (?:the )?| )(${month})(?![\\p{L}])(?:(?:,| del?(?: any| ano)?| de l'any)? (${year})(?![\\p{L}\\d]))?`
/** "25Dec1931", "06jul24": nothing stands between the parts. */
export const runTogether = `(\\d{1,2})(${month})(\\d{4}|\\d{2})(?!\\d)`
