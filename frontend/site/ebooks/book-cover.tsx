import brand from '../../../brand.json';
import styles from './book-cover.module.css';

const LINES = [0, 1, 2, 3, 4, 5, 6];

export function BookCover({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <svg viewBox="0 0 210 297" className={styles.cover} aria-hidden="true" focusable="false">
      <rect width="210" height="297" className={styles.ground} />
      <text x="22" y="34" className={styles.house}>
        {brand.name}
      </text>
      <foreignObject x="22" y="66" width="172" height="120">
        <p className={styles.title}>{title}</p>
        <p className={styles.subtitle}>{subtitle}</p>
      </foreignObject>
      {LINES.map((line) => (
        <path
          key={line}
          d={`M0 ${206 + line * 12} q13 ${-8 + line} 26 0 t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0`}
          className={styles.water}
        />
      ))}
    </svg>
  );
}
