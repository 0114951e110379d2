import { useAmounts } from './amounts.ts'
import { Chart, type ChartPoint, PartMark } from './chart.tsx'
import { roundUp } from './round-up.ts'

const height = 168
/** Px of the lowest and the highest value. */
const [foot, head] = [height - 28, 24]
/** The part of the width that the words of the axis take, in percent. */
const axis = 15
/** With more points than this only the first and the last value are printed, and every second name under them. */
const mostPrinted = 5

/** A point of time; `short` stands under it. */
interface Moment extends ChartPoint {
  readonly short: string
}

interface LineProps {
  readonly name: string
  readonly parts: readonly Moment[]
  readonly print: (value: number) => string
  /** What the axis counts in: 60 for seconds that are read as minutes. */
  readonly unit?: number
  /** The top of the axis at most: shares end at 1. */
  readonly most?: number
}

/** Values over time; where nothing was measured the line is interrupted. */
export function Line({ name, parts, print, unit = 1, most = Infinity }: LineProps) {
  const { count } = useAmounts()
  const top = Math.min(most, roundUp(Math.max(0, ...parts.map(({ value }) => value ?? 0)) / unit) * unit)
  const width = (100 - axis) / parts.length
  const x = (index: number) => `${axis + (index + 0.5) * width}%`
  const y = (value: number) => foot - (value / top) * (foot - head)
  const last = parts.findLastIndex(({ value }) => value !== null)
  const first = parts.findIndex(({ value }) => value !== null)
  return (
    <Chart name={name} parts={parts} height={height}>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line className="rule" x1={`${axis}%`} x2="100%" y1={y(value)} y2={y(value)} />
          <text className="note" x="0" y={y(value) + 4}>
            {value === 0 ? count(0) : print(value)}
          </text>
        </g>
      ))}
      {parts.map(({ key, value }, index) => {
        const before = parts[index - 1]?.value ?? null
        if (value === null || before === null) return null
        return <line key={key} className="line" x1={x(index - 1)} y1={y(before)} x2={x(index)} y2={y(value)} />
      })}
      {parts.map((part, index) => {
        const { key, label, short, value, printed } = part
        const areFew = parts.length <= mostPrinted
        const isPrinted = areFew || index === first || index === last
        const isNamed = areFew || (parts.length - 1 - index) % 2 === 0
        return (
          <PartMark key={key} part={part}>
            <title>{`${label}: ${printed}`}</title>
            <rect x={`${axis + index * width}%`} y="0" width={`${width}%`} height={height} fill="transparent" />
            {value !== null && <circle className="bar" cx={x(index)} cy={y(value)} r={index === last ? 4 : 3} />}
            {value !== null && isPrinted && (
              <text className="value" x={x(index)} y={y(value) - 9} textAnchor="middle">
                {printed}
              </text>
            )}
            {isNamed && (
              <text className="label note" x={x(index)} y={height - 6} textAnchor="middle">
                {short}
              </text>
            )}
          </PartMark>
        )
      })}
    </Chart>
  )
}
