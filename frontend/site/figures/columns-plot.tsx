import { type Dataset, measures } from '../../content/dataset';
import { namesOf, Plot, share } from './plot';
import { ticksTo } from './ticks.mts';
import styles from './figure.module.css';

type ColumnsPlotProps = Pick<Dataset, 'marks' | 'unit'>;

/** A column per value, with the mean before and after the change. */
export function ColumnsPlot({ marks, unit }: ColumnsPlotProps) {
  const ticks = ticksTo(Math.max(...marks.map(({ value }) => value)));
  const most = ticks.at(-1)!;
  const before = marks.filter(({ isBefore }) => isBefore);
  const after = marks.filter(({ isBefore }) => !isBefore);
  const turn = before.length / marks.length;
  const means = [
    { from: 0, to: turn, of: before },
    { from: turn, to: 1, of: after },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ of, ...part }) => ({ ...part, mean: Number(measures.mean(of).toFixed(1)) }));
  return (
    <Plot
      label={`${unit}: ${means.map(({ mean }) => mean).join(' on average before the change, ')} after it`}
      most={most}
      ticks={ticks}
      names={namesOf(marks.map(({ label }) => label))}
    >
      {marks.map(({ label, value, isBefore, note }, index) => (
        <rect
          key={label}
          x={share((index + 0.15) / marks.length)}
          width={share(0.7 / marks.length)}
          y={share(1 - value / most)}
          height={share(value / most)}
          className={isBefore ? styles.before : styles.mark}
          data-exception={note}
        />
      ))}
      {means.map(({ from, to, mean }) => (
        <g key={from} className={styles.mean}>
          <line
            x1={share(from)}
            x2={share(to)}
            y1={share(1 - mean / most)}
            y2={share(1 - mean / most)}
          />
          <text x={share(to)} y={share(1 - mean / most)} dy="-0.5em" textAnchor="end">
            {mean} on average
          </text>
        </g>
      ))}
    </Plot>
  );
}
