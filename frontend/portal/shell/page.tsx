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
  <Stack gap={6} className={`${styles.page} ${styles[width]}`}>
    <title>{`${title} – ${brand.name}`}</title>
    {back ? <p className={styles.back}>{back}</p> : null}
    <Row as="header" align="end" between gap="4 7">
      <div>
        <Title as="h1" size={7} breaks className={styles.title}>
          {title}
        </Title>
        {lead ? (
          <Text soft size={4} above={2}>
            {lead}
          </Text>
        ) : null}
      </div>
      {action ? (
        <Row gap={3} className={styles.action}>
          {action}
        </Row>
      ) : null}
    </Row>
    {children}
  </Stack>
);
