/** At most so many lines of a text; the rest is cut off with an ellipsis. */
export const lines = (most: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: most,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
