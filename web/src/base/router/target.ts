import type { Path, SearchOf } from '../addresses.ts'
import { formatSearch, type Search } from './search.ts'

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }
type Together<S> = (S extends S ? (said: S) => void : never) extends (said: infer All) => void ? All : never
/** What addresses may say, of all pages. */
type Said = Together<SearchOf<Path>>

type Name<P extends string> = P extends `${string}:${infer N}` ? N : never
type Params<P extends string> = [Name<P>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<Name<P>, string>> }
interface Rest<S> {
  /** Left out, the address says nothing. A function is given what the present one says. */
  readonly search?: S
  readonly hash?: string
  readonly params?: never
}
type To<P extends Path> = P extends P
  ? { readonly to: P } & Omit<Rest<Loose<SearchOf<P>> | ((before: Said) => Loose<Said>)>, 'params'> & Params<P>
  : never

/** Where a link leads: a page, the present page saying something else (`.`), or an address of the pages as it stands. */
export type Target =
  | To<Path>
  | ({ readonly to: '.' } & Rest<true | ((before: Search) => object)>)
  | ({ readonly to?: never; readonly href: string } & Rest<never>)

export interface Here {
  readonly pathname: string
  readonly said: Search & Said
}

/** The address of a target, as seen from here. */
export function hrefOf(target: Target, { pathname, said }: Here): string {
  if (target.to === undefined) return target.href
  const { search = {}, hash = '' } = target
  const params: Readonly<Record<string, string>> = target.params ?? {}
  const path = target.to === '.' ? pathname : target.to
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const saying = typeof search === 'function' ? search(said) : search === true ? said : search
  return `${filled}${formatSearch(saying)}${hash && `#${hash}`}`
}
