import { Generation } from '../progress/generation.tsx'
import { Review } from './review.tsx'

/** One report: as it is being made, and to be read when it is ready. */
export const OpenReport = ({ id }: { id: string }) => (
  <Generation id={id} fills>
    {(ready) => <Review report={ready} />}
  </Generation>
)
