import { type WardDay, wardForecast } from '../../content/ward-forecast';
import { Text } from '../../ui/layout/layout';
import styles from './forecast-figure.module.css';

const width = 660;
const height = 260;
const left = 34;
const bottom = 24;
const most = 12;

const x = (index: number, count: number): number =>
  left + ((width - left - 10) * (index + 0.5)) / count;
const y = (beds: number): number => height - bottom - ((height - bottom - 10) * beds) / most;

const isOutside = ({ low, high, happened }: WardDay): boolean => happened < low || happened > high;

export function ForecastFigure() {
  const { days, caption, source } = wardForecast;
  const at = (index: number): number => Math.round(x(index, days.length));
  const inside = days.filter((day) => !isOutside(day)).length;
  const upper = days.map(({ high }, index) => `${at(index)} ${Math.round(y(high))}`);
  const lower = days.map(({ low }, index) => `${at(index)} ${Math.round(y(low))}`).reverse();
  const text = `On ${inside} of ${days.length} mornings the number of free beds lay within the range.`;
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text} className={styles.plot}>
        {[0, 4, 8, 12].map((beds) => (
          <g key={beds}>
            <path d={`M${left} ${y(beds)}H${width}`} className={styles.line} />
            <text x={left - 8} y={y(beds) + 4} textAnchor="end">
              {beds}
            </text>
          </g>
        ))}
        <path d={`M${[...upper, ...lower].join('L')}Z`} className={styles.band} />
        {days.map((day, index) => (
          <circle
            key={index}
            cx={at(index)}
            cy={y(day.happened)}
            r={isOutside(day) ? 6 : 4.5}
            className={isOutside(day) ? styles.outside : styles.dot}
          />
        ))}
        {['Mon', 'Mon', 'Mon', 'Mon'].map((name, week) => (
          <text key={week} x={at(week * 7)} y={height - 4} textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
      <Text as="figcaption" soft size={2} leading={4} above={2}>
        {caption} {text} {source}
      </Text>
    </figure>
  );
}
