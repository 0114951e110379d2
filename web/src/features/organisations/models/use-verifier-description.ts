import type { VerifierLevel } from '@alta/contract/model'
import { useTexts } from '../../../base/texts.tsx'
import { modelTexts, verifierDoesTexts } from './models.texts.ts'

/** Returns a function that describes a level of checking and names the model that looks again. */
export function useVerifierDescription(judge: string | null) {
  const say = useTexts(modelTexts)
  const sayDoes = useTexts(verifierDoesTexts)
  return (level: VerifierLevel) => {
    const does = sayDoes(level)
    if (level === 'rules') return does
    return judge === null ? say('judge_writes', { does }) : say('judge', { does, model: judge })
  }
}
