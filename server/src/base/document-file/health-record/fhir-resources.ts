import { allOf, type FhirNode, partOf, valueOf } from './fhir-tree.ts'

/** The resources of a bundle by the ways in which others name them. */
export type Resources = ReadonlyMap<string, FhirNode>

export function resourcesOf(bundle: FhirNode): Resources {
  const found = new Map<string, FhirNode>()
  for (const entry of allOf(bundle, 'entry')) {
    const resource = partOf(entry, 'resource')
    if (!resource) continue
    const full = valueOf(entry, 'fullUrl')
    const id = valueOf(resource, 'id')
    if (full !== '') found.set(full, resource)
    if (id !== '' && resource.resource !== null) found.set(`${resource.resource}/${id}`, resource)
  }
  return found
}

export function referredBy(reference: FhirNode | undefined, resources: Resources): FhirNode | undefined {
  const to = valueOf(reference, 'reference')
  return resources.get(to) ?? resources.get(/[A-Z]\w+\/[^/]+(?=\/_history|$)/.exec(to)?.[0] ?? '')
}

/** The resource to which `holder` refers in a field: one of the bundle, or one that it contains ("#med"). */
export function referredFrom(holder: FhirNode, name: string, resources: Resources): FhirNode[] {
  const contained = allOf(holder, 'contained')
  return allOf(holder, name).flatMap((reference) => {
    const to = valueOf(reference, 'reference')
    const inside = to.startsWith('#') ? contained.find((each) => valueOf(each, 'id') === to.slice(1)) : undefined
    return inside ?? referredBy(reference, resources) ?? []
  })
}
