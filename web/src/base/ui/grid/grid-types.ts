import type { ReactNode } from 'react'

export interface GridColumn<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** A field of the contract's sort list as the first click orders by it; `-` in front: largest or newest first. */
  readonly sort?: string
  readonly align?: 'right'
  /** In px. Columns without one share what is left, so that a page never moves the next one's columns. */
  readonly width?: number
  /** The column cannot be hidden, because it identifies the row. */
  readonly always?: true
  /**
   * Whether the column is shown until the person chooses otherwise: true, from 1400 px up, where the sidebar leaves
   * room; false, not; left out, always.
   */
  readonly wide?: boolean
}

/** The card of a row on a phone: its title, its state, and one or two further lines. */
export interface GridCard {
  readonly title: ReactNode
  readonly state?: ReactNode
  readonly lines: readonly ReactNode[]
}

export interface RowAction {
  readonly label: string
  readonly act: () => void
  /** The action deletes something. */
  readonly danger?: true
  readonly disabled?: boolean
}

interface FilterChoice {
  readonly value: string
  readonly label: string
}

export type GridChange = Readonly<Record<string, string | undefined>>

/** A chip that filters: by one of few values, or by whatever its panel lets one choose. */
export type GridFilter =
  | { readonly key: string; readonly label: string; readonly choices: readonly FilterChoice[] }
  | {
      readonly key: string
      readonly label: string
      /** The chosen value in words; undefined while nothing is chosen. */
      readonly shown: ReactNode
      /** What removing it takes out of the address besides `key`. */
      readonly also?: readonly string[]
      readonly panel: (choose: (change: GridChange) => void) => ReactNode
    }

/** One page of a list as it was answered, and how it stands. */
export interface GridPage<Row> {
  /** Undefined until the first answer. */
  readonly items: readonly Row[] | undefined
  readonly total: number | undefined
  /** There are more than `total`, and nobody has counted how many. */
  readonly isCapped: boolean
  readonly next: string | null
  /** These rows answer an earlier question; the answer to the present one is on its way. */
  readonly isStale: boolean
  readonly error: unknown
  readonly retry: () => void
  /** Reads the next page before it is asked for. */
  readonly prefetch: () => void
}
