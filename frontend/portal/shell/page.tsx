import brand from '../../../brand.json';
import type { ReactNode } from 'react';
import { Row, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  back?: ReactNode;
  width?: 'narrow' | 'normal';
  children: ReactNode;
}

export const Page = ({ title, lead, action, back, width = 'normal', children }: PageProps) => (
  <Stack gap={5} className={`${styles.page} ${styles[width]}`}>
    <title>{`${title} – ${brand.name}`}</title>
    {back ? <p className={`on-screen ${styles.back}`}>{back}</p> : null}
    <Row as="header" align="center" between gap="2 5">
      <Row align="baseline" gap="1 4" className={styles.heading}>
        <Title as="h1" size={6} breaks className={styles.title}>
          {title}
        </Title>
        {lead ? (
          <Text soft size={2}>
            {lead}
          </Text>
        ) : null}
      </Row>
      {action ? (
        <Row gap={3} className={styles.action}>
          {action}
        </Row>
      ) : null}
    </Row>
    {children}
  </Stack>
);
