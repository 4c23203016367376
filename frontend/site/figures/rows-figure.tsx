import { endsOf, type FigureRow, type RowsFigureData } from '../../content/figure-rows.mts';
import { formatNumber } from '../../lib/locale';
import { Row, Text } from '../../ui/layout/layout';
import { share } from './plot';
import styles from './span-figure.module.css';
import { ticksTo } from './ticks.mts';

type PlaceOf = (value: number) => string;

interface BarProps {
  from: number;
  to: number;
  place: PlaceOf;
  width: (from: number, to: number) => string;
  look: string | undefined;
}

const Bar = ({ from, to, place, width, look }: BarProps) => (
  <rect
    x={place(Math.min(from, to))}
    width={width(from, to)}
    y="25%"
    height="50%"
    data-look={look}
  />
);

/** Rows with a bar each: the name, the bar, the value as it is written. */
export function RowsFigure({ data }: { data: RowsFigureData }) {
  const { kind, title, unit, parts = [], rows, wrong = [], line } = data;
  const { least, largest } = endsOf(data);
  const { ticks = ticksTo(largest, least) } = data;
  const [first, most] = [ticks[0]!, ticks.at(-1)!];
  const place: PlaceOf = (value) => share((value - first) / (most - first));
  const width = (from: number, to: number) => share(Math.abs(to - from) / (most - first));
  const anchorAt = (tick: number) => (tick === first ? 'start' : tick === most ? 'end' : 'middle');
  const lookOf = (name: string) => (wrong.includes(name) ? 'wrong' : undefined);
  const lookOfPart = (index: number) => lookOf(parts[index] ?? '') ?? `part-${index}`;

  function marks({ label, values }: FigureRow) {
    const [one = 0, other = 0, actual] = values;
    const bar = (from: number, to: number, look: string | undefined) => (
      <Bar key={from} {...{ from, to, place, width, look }} />
    );
    const dot = (value: number, look: string | undefined) => (
      <circle key={`at-${value}`} cx={place(value)} cy="50%" r="5" data-look={look} />
    );
    if (kind === 'bars') return bar(0, one, lookOf(label));
    if (kind === 'pair') {
      return (
        <>
          <line x1={place(one)} x2={place(other)} y1="50%" y2="50%" data-look="between" />
          {dot(one, 'open')}
          {dot(other, undefined)}
        </>
      );
    }
    if (kind === 'stack') {
      let from = 0;
      return values.map((value, index) => {
        from += value;
        return bar(from - value, from, lookOfPart(index));
      });
    }
    return (
      <>
        {bar(one, other, actual === undefined ? lookOf(label) : 'part-1')}
        {actual === undefined
          ? null
          : dot(actual, actual < one || actual > other ? 'wrong' : undefined)}
      </>
    );
  }

  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text as="div" strong size={4}>
          {title}
        </Text>
        <Text as="div" soft size={2}>
          {unit}
        </Text>
      </figcaption>
      {kind === 'pair' || kind === 'stack' ? (
        <Row as="p" gap="1 5" size={2} above={1} className={styles.key}>
          {parts.map((part, index) => (
            <span key={part}>
              <svg aria-hidden="true" className={styles.bar}>
                {kind === 'pair' ? (
                  <circle cx="50%" cy="50%" r="5" data-look={index === 0 ? 'open' : undefined} />
                ) : (
                  <rect width="100%" height="100%" data-look={lookOfPart(index)} />
                )}
              </svg>{' '}
              {part}
            </span>
          ))}
        </Row>
      ) : null}
      <Text as="ol" above={3}>
        {rows.map((row) => (
          <Text as="li" key={row.label} size={3} className={styles.span}>
            <span>{row.label}</span>
            <svg aria-hidden="true" className={styles.plot}>
              <g className={styles.lines}>
                {ticks.map((tick) => (
                  <line key={tick} x1={place(tick)} x2={place(tick)} y2="100%" />
                ))}
              </g>
              <g className={styles.bar}>{marks(row)}</g>
              {line ? (
                <line x1={place(line.at)} x2={place(line.at)} y2="100%" className={styles.limit} />
              ) : null}
            </svg>
            <span>{row.text}</span>
          </Text>
        ))}
      </Text>
      <div className={styles.foot} aria-hidden="true">
        <svg>
          {ticks.map((tick, index) =>
            // Every other name of a long axis, 0 among them.
            ticks.length > 6 && (index - ticks.indexOf(0)) % 2 !== 0 ? null : (
              <text key={tick} x={place(tick)} y="1em" textAnchor={anchorAt(tick)}>
                {formatNumber(tick).replace('-', '−')}
              </text>
            ),
          )}
        </svg>
      </div>
      {line ? (
        <Text soft size={2} above={1}>
          Dashed: {line.says}
        </Text>
      ) : null}
    </figure>
  );
}
