export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** The same places in a text after so many characters were inserted before them. */
export const shiftSpans = <S extends TextSpan>(spans: readonly S[], by: number): S[] =>
  spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by }))
