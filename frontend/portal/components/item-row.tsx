import type { ReactNode } from 'react';
import { Row, Stack, Text } from '../../ui/layout/layout';
import styles from './item-row.module.css';

interface ItemWordsProps {
  title: ReactNode;
  /** Tooltip of the title. */
  hint?: string | undefined;
  notes: readonly ReactNode[];
}

export const ItemWords = ({ title, hint, notes }: ItemWordsProps) => (
  <div>
    <Row as="p" align="center" gap="1 2" strong title={hint}>
      <bdi>{title}</bdi>
    </Row>
    {notes.map((note, index) => (
      <Text as="div" key={index} soft figures dir="auto">
        {note}
      </Text>
    ))}
  </div>
);

/** A list whose items end with their actions. */
export const ItemRows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" line="above">
    {children}
  </Stack>
);

export const ItemRow = ({ children, ...words }: ItemWordsProps & { children: ReactNode }) => (
  <Row
    as="li"
    align="center"
    between
    gap="2 6"
    before={4}
    after={4}
    line="below"
    className={styles.row}
  >
    <ItemWords {...words} />
    <Row align="center" gap={2}>
      {children}
    </Row>
  </Row>
);
