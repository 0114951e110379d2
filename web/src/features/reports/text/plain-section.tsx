import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReportSection } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { memo } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { readEvidence, type TextBlock } from '../source/evidence.ts'
import { readingStyle } from './reading.ts'
import { reviewTexts } from '../review/review.texts.ts'

const words = ({ item }: { readonly item: { readonly text: string } }): string => item.text

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h3>{words(block.sentence)}</h3>
  if (block.kind === 'paragraph') return <div>{block.sentences.map(words).join(' ')}</div>
  if (block.kind === 'table')
    return (
      <div className="rows">
        <table>
          <tbody>
            {block.sentences.map((sentence) => (
              <tr key={sentence.id}>
                {sentence.cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  return (
    <ul>
      {block.sentences.map((sentence) => (
        <li key={sentence.id}>{words(sentence)}</li>
      ))}
    </ul>
  )
}

interface PlainSectionProps {
  readonly section: ReportSection
  readonly language: Language
  /** Said beside the title of a section whose text will be replaced. */
  readonly pending?: string
}

/** A section as it comes from the stream: text only, without a source to look at yet. */
export const PlainSection = memo(function PlainSection({ section, language, pending }: PlainSectionProps) {
  const say = useTexts(reviewTexts)
  const blocks = readEvidence([section], '').sections[0]?.blocks ?? []
  return (
    <Typography component="div" variant="reading" sx={readingStyle}>
      <Box className="section" aria-busy={pending !== undefined}>
        <div className="title">
          <h2 data-part={section.key}>{sectionTitles[section.key][language]}</h2>
          {pending !== undefined && <span className="still aside">{pending}</span>}
        </div>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
        {blocks.length === 0 && <span className="still">{say('not_documented_why')}</span>}
      </Box>
    </Typography>
  )
})
