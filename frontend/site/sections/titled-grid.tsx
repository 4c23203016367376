import type { TitledText } from '../../content/types';
import { Swipe } from './swipe';
import styles from './titled-grid.module.css';

interface TitledGridProps {
  label: string;
  items: readonly TitledText[];
}

export function TitledGrid({ label, items }: TitledGridProps) {
  return (
    <Swipe label={label}>
      <ul className={styles.grid}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Swipe>
  );
}
