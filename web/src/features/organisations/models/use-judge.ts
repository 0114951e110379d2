import type { VerifierLevel } from '@alta/contract/model'
import { useTexts } from '../../../base/texts.tsx'
import { modelTexts, verifierDoesTexts } from './models.texts.ts'

/** Says what a level of checking does, and which model looks again. */
export function useJudge(judge: string | null) {
  const say = useTexts(modelTexts)
  const sayDoes = useTexts(verifierDoesTexts)
  return (level: VerifierLevel) => {
    const does = sayDoes(level)
    if (level === 'rules') return does
    return judge === null ? say('judge_writes', { does }) : say('judge', { does, model: judge })
  }
}
