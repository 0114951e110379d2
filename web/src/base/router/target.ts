import type { RoutePath, SearchOf } from '../addresses.ts'
import { formatSearch, type SearchParams } from './search.ts'

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }
type UnionToIntersection<S> = (S extends S ? (value: S) => void : never) extends (value: infer All) => void
  ? All
  : never
/** What addresses may say, of all pages. */
type AllSearchParams = UnionToIntersection<SearchOf<RoutePath>>

type ParamName<P extends string> = P extends `${string}:${infer N}` ? N : never
type Params<P extends string> = [ParamName<P>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamName<P>, string>> }
interface LinkOptions<S> {
  /** Left out, the address says nothing. A function is given what the present one says. */
  readonly search?: S
  readonly hash?: string
  readonly params?: never
}
type To<P extends RoutePath> = P extends P
  ? { readonly to: P } & Omit<
      LinkOptions<Loose<SearchOf<P>> | ((before: AllSearchParams) => Loose<AllSearchParams>)>,
      'params'
    > &
      Params<P>
  : never

/**
 * Where a link leads: a page, the present page saying something else (`.`), or an address of the pages as it stands.
 */
export type LinkTarget =
  | To<RoutePath>
  | ({ readonly to: '.' } & LinkOptions<true | ((before: SearchParams) => object)>)
  | ({ readonly to?: never; readonly href: string } & LinkOptions<never>)

export interface RouteLocation {
  readonly pathname: string
  readonly searchParams: SearchParams & AllSearchParams
}

/** The address of a target, as seen from here. */
export function hrefOf(target: LinkTarget, { pathname, searchParams }: RouteLocation): string {
  if (target.to === undefined) return target.href
  const { search = {}, hash = '' } = target
  const params: Readonly<Record<string, string>> = target.params ?? {}
  const path = target.to === '.' ? pathname : target.to
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const saying = typeof search === 'function' ? search(searchParams) : search === true ? searchParams : search
  return `${filled}${formatSearch(saying)}${hash && `#${hash}`}`
}
