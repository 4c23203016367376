import type { MenuEntry } from '../../content/navigation';
import { Row, Stack, Text } from '../../ui/layout/layout';
import styles from './menu-entries.module.css';

export function MenuEntries({ entries, here }: { entries: readonly MenuEntry[]; here: string }) {
  return (
    <Stack as="ul" fit={17} gap="0 7">
      {entries.map(({ title, desc, path, badge, badgeName }) => (
        <li key={path}>
          <Stack
            as="a"
            href={path}
            before={3}
            after={3}
            line="below"
            className={styles.entry}
            aria-current={path === here ? 'page' : undefined}
          >
            <Row as="span" nowrap align="baseline" gap={2}>
              <Text as="span" strong leading={3} className={styles.title}>
                {title}
              </Text>
              {badge ? (
                <Text as="span" size={1} strong leading={3} className={styles.badge}>
                  <span aria-hidden={badgeName ? true : undefined}>{badge}</span>
                  {badgeName ? <span className="visually-hidden">{badgeName}</span> : null}
                </Text>
              ) : null}
            </Row>
            <Text as="span" soft size={3} leading={3}>
              {desc}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
