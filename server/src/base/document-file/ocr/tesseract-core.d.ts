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
    /** One row for each block, paragraph, line and word. */
    GetTSVText(page: number): string
    Clear(): void
    End(): void
  }
  interface TesseractCore {
    readonly TessBaseAPI: new () => TessBaseAPI
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  }
  interface CoreOptions {
    readonly print: (line: string) => void
    readonly printErr: (line: string) => void
  }
  const openCore: (options: CoreOptions) => Promise<TesseractCore>
  // oxlint-disable-next-line import/no-default-export -- what a CommonJS module exports
  export default openCore
  export type { TessBaseAPI, TesseractCore }
}
