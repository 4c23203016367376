import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './technology-grid.module.css';

interface TechnologyGridProps {
  areas: readonly { area: string; items: readonly string[] }[];
}

export function TechnologyGrid({ areas }: TechnologyGridProps) {
  return (
    <Stack as="dl" fit={9.5} gap="6 gutter">
      {areas.map(({ area, items }) => (
        <div key={area} className={styles.area}>
          <Title as="dt" size={6} leading={5} before={2} after={2}>
            {area}
          </Title>
          {items.map((item) => (
            <Text as="dd" key={item} soft before={2} after={2} line="above">
              {item}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  );
}
