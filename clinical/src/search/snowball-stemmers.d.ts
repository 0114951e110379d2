declare module 'snowball-stemmers' {
  export interface Stemmer {
    readonly stem: (word: string) => string
  }
  const snowball: { readonly newStemmer: (language: 'spanish' | 'catalan' | 'english') => Stemmer }
  export default snowball
}
