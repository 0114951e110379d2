import type { ReactNode } from 'react'

export interface Sample {
  readonly name: string
  readonly drawn: ReactNode
}
