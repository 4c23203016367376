import type { Span } from '../../content/spans';
import { Text } from '../../ui/layout/layout';
import { share } from './plot';
import { ticksTo } from './ticks.mts';
import styles from './span-figure.module.css';

interface SpanFigureProps {
  unit: string;
  caption?: string;
  spans: readonly Span[];
}

/** Grid lines for all spans, in weeks. */
export const weeksOf = (spans: readonly Span[]): number[] =>
  ticksTo(Math.max(...spans.map(({ start, least, most = 1 }) => start + Math.max(least, most))));

interface SpanBarProps {
  span: Span;
  ticks: readonly number[];
}

export function SpanBar({ span: { start, least, most, isCurrent }, ticks }: SpanBarProps) {
  const end = ticks.at(-1)!;
  return (
    <svg aria-hidden="true" className={styles.plot}>
      <g className={styles.lines}>
        {ticks.map((week) => (
          <line key={week} x1={share(week / end)} x2={share(week / end)} y2="100%" />
        ))}
      </g>
      <g data-current={isCurrent || undefined} className={styles.bar}>
        <rect
          x={share(start / end)}
          width={share((most ?? end - start) / end)}
          y="25%"
          height="50%"
          className={styles.most}
        />
        <rect x={share(start / end)} width={share(least / end)} y="25%" height="50%" />
      </g>
    </svg>
  );
}

/** Durations as bars: solid up to the shortest time, pale up to the longest. */
export function SpanFigure({ unit, caption, spans }: SpanFigureProps) {
  if (spans.length < 2) return null;
  const ticks = weeksOf(spans);
  const end = ticks.at(-1)!;
  return (
    <figure className={styles.figure}>
      <Text soft size={2}>
        {unit}
      </Text>
      <Text as="ol" above={3}>
        {spans.map((span) => (
          <Text as="li" key={span.label} size={3} strong={span.isCurrent} className={styles.span}>
            <span>{span.label}</span>
            <SpanBar span={span} ticks={ticks} />
            <span>{span.text}</span>
          </Text>
        ))}
      </Text>
      <div className={styles.foot} aria-hidden="true">
        <svg>
          {ticks.map((week) => (
            <text key={week} x={share(week / end)} y="1em" textAnchor="middle">
              {week}
            </text>
          ))}
        </svg>
      </div>
      {caption ? (
        <Text as="figcaption" soft size={3} leading={4} above={3}>
          {caption}
        </Text>
      ) : null}
    </figure>
  );
}
