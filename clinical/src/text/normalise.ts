/**
 * Brings a source text into the form that all offsets refer to: NFC, line feeds only. Nothing else changes, so that
 * quotations are what the clinician wrote.
 */
export const normalise = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC')
