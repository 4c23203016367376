import { type Dataset, measures } from '../../content/dataset';
import { isOutside } from '../../content/marks';
import { bandPath } from './band-path';
import { namesOf, Plot, share } from './plot';
import { ticksTo } from './ticks.mts';
import styles from './figure.module.css';

type RangePlotProps = Pick<Dataset, 'marks' | 'unit'>;

/** Forecast ranges as a band and outcomes as dots. */
export function RangePlot({ marks, unit }: RangePlotProps) {
  const ends = marks.map(({ low = 0, high = 0 }) => ({ low, high }));
  const ticks = ticksTo(Math.max(...marks.map(({ value, high = 0 }) => Math.max(value, high))));
  const most = ticks.at(-1)!;
  return (
    <Plot
      label={`${unit}: ${measures.inside(marks)} of ${marks.length} lay within the range that was forecast`}
      most={most}
      ticks={ticks}
      names={namesOf(marks.map(({ label }) => label))}
    >
      <svg viewBox={`0 0 ${marks.length} ${most}`} preserveAspectRatio="none">
        <path d={bandPath(ends, most)} className={styles.band} />
      </svg>
      {marks.map((mark, index) => (
        <circle
          key={mark.label}
          cx={share((index + 0.5) / marks.length)}
          cy={share(1 - mark.value / most)}
          r="4.5"
          className={styles.mark}
          data-exception={isOutside(mark) || undefined}
        />
      ))}
    </Plot>
  );
}
