import type { ComponentType, ReactNode } from 'react';
import { Columns, Row, Text, Title } from '../../ui/layout/layout';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  kicker?: ReactNode;
  /** Beside the title, or below the drawing. */
  note?: ReactNode;
  /** On the right; below the text on a narrow screen. */
  Drawing?: ComponentType;
  beside?: ReactNode;
  children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
  const { title, lead, kicker, note, Drawing, beside, children } = props;
  return (
    <Columns
      as="header"
      sheet
      from="large"
      gap="0 gutter"
      className={Drawing ? `${styles.head} ${styles.drawn}` : styles.head}
    >
      {note ? (
        <Text as="div" soft size={2} leading={4} before={2} line="above" className={styles.note}>
          {note}
        </Text>
      ) : null}
      <div className={styles.text}>
        {kicker ? (
          <Text strong below={5} className={styles.kicker}>
            {kicker}
          </Text>
        ) : null}
        <Title as="h1" size={8} className={styles.title}>
          {title}
        </Title>
        <Text soft size={5} leading={4} above={6} measure={2} className={styles.lead}>
          {lead}
        </Text>
        {children ? (
          <Row gap="3 6" align="center" above={7} strong>
            {children}
          </Row>
        ) : null}
      </div>
      {Drawing ? (
        <div className={`from-small ${styles.drawing}`}>
          <Drawing />
        </div>
      ) : null}
      {beside ? <div className={styles.beside}>{beside}</div> : null}
    </Columns>
  );
}
