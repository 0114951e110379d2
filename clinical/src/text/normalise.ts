/**
 * Brings a source text into the one form all offsets refer to: NFC, line feeds only.
 * Nothing else is changed, so that what is quoted later is what the clinician wrote.
 */
export const normalise = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC')
