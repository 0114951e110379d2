import { Chart, type ChartPoint, PartMark } from './chart.tsx'

/** Px between one bar's words and the next. */
const gap = 12

interface BarsProps {
  readonly name: string
  readonly parts: readonly ChartPoint[]
  /** The value of a bar over the whole width; the largest of the parts when left out. */
  readonly most?: number
}

/** One bar under the other, with label and value above and what else is said below. */
export function Bars({ name, parts, most = Math.max(0, ...parts.map(({ value }) => value ?? 0)) }: BarsProps) {
  const rowHeight = (parts.some(({ note }) => note !== undefined) ? 50 : 31) + gap
  return (
    <Chart name={name} parts={parts} height={parts.length * rowHeight - gap}>
      {parts.map((part, row) => {
        const { key, label, value, printed, note } = part
        const top = row * rowHeight
        return (
          <PartMark key={key} part={part}>
            <rect x="0" y={top} width="100%" height={rowHeight - gap} fill="transparent" />
            {/* The space at the end parts the words where they are read aloud. */}
            <text className="label" x="0" y={top + 14}>{`${label} `}</text>
            <text className="value" x="100%" y={top + 14} textAnchor="end">
              {`${printed} `}
            </text>
            <rect className="track" x="0" y={top + 21} width="100%" height="10" rx="3" />
            {value !== null && value > 0 && (
              <rect className="bar" x="0" y={top + 21} width={`${(value / most) * 100}%`} height="10" rx="3" />
            )}
            {note !== undefined && (
              <text className="note" x="0" y={top + 46}>
                {note}
              </text>
            )}
          </PartMark>
        )
      })}
    </Chart>
  )
}
