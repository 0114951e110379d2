/** How much of a file is looked at. */
const looked = 8_000
const xmlRoot = /<(?:[\w.-]+:)?(?:ClinicalDocument|Bundle)[\s>]/

/** Whether a text seems to be a document of HL7 CDA or FHIR, whatever its file is called. */
export function isRecord(text: string): boolean {
  const head = text.slice(0, looked).trimStart()
  return head.startsWith('<') ? xmlRoot.test(head) : head.startsWith('{') && head.includes('"resourceType"')
}
