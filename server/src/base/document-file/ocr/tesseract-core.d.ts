/** The parts of the WebAssembly build of Tesseract that are used here; it brings no types of its own. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface TessBaseAPI {
    /** 0 when the data of all languages ("spa+eng") was found; mode 1 is LSTM only. */
    Init(folder: null, languages: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Reads `/input`; EXIF orientation (1 to 8) and skew in radians are undone. 0 when it could be decoded. */
    SetImageFile(orientation: number, angle: number): number
    FindLines(): number
    /** The skew that `FindLines` found, in radians. */
    GetGradient(): number
    Recognize(monitor: null): number
    /** What was recognised; of no use after `Clear`. */
    GetIterator(): ResultIterator
    Clear(): void
    End(): void
  }
  /** Walks through blocks (0), paragraphs (1), lines (2), words (3) and symbols (4). */
  interface ResultIterator {
    Begin(): void
    /** False at the end. */
    Next(level: number): boolean
    IsAtBeginningOf(level: number): boolean
    GetUTF8Text(level: number): string
    /** From 0 to 100. */
    Confidence(level: number): number
    getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number }
    WordIsFromDictionary(): boolean
  }
  /** What a symbol may be, likelier ones first. */
  interface ChoiceIterator {
    Next(): boolean
    GetUTF8Text(): string | null
    Confidence(): number
  }
  interface TesseractCore {
    readonly TessBaseAPI: new () => TessBaseAPI
    readonly ChoiceIterator: new (at: ResultIterator) => ChoiceIterator
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  }
  interface CoreOptions {
    readonly print: (line: string) => void
    readonly printErr: (line: string) => void
  }
  const openCore: (options: CoreOptions) => Promise<TesseractCore>
  // oxlint-disable-next-line import/no-default-export -- what a CommonJS module exports
  export default openCore
  export type { ResultIterator, TessBaseAPI, TesseractCore }
}
