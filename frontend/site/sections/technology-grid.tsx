import { Text } from '../../ui/layout/layout';
import styles from './technology-grid.module.css';

interface TechnologyGridProps {
  areas: readonly { area: string; items: readonly string[] }[];
}

export function TechnologyGrid({ areas }: TechnologyGridProps) {
  return (
    <dl className={styles.grid}>
      {areas.map(({ area, items }) => (
        <div key={area} className={styles.area}>
          <dt className={styles.name}>{area}</dt>
          {items.map((item) => (
            <Text as="dd" key={item} soft before={2} after={2} line="above">
              {item}
            </Text>
          ))}
        </div>
      ))}
    </dl>
  );
}
