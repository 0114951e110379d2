import type { ReportTemplate } from '@alta/contract/model'
import type { Language } from '@alta/contract/sections'

/** Templates that are made already, in the words of a language. */
export const presetsIn = (_language: Language): readonly ReportTemplate[] => []
