/** The ids, addresses and tokens that a call may name. */
export type RecordIds = Readonly<Record<string, string>>

/** An organisation of a test, with a word that stands in every name there and one in every clinical text. */
export interface OrganisationFixture {
  readonly organisation_id: string
  readonly word: string
  readonly clinical: string
}
