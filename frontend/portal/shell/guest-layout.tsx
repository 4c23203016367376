import brand from '../../../brand.json';
import type { ReactNode } from 'react';
import { Row, Stack, Text, Title } from '../../ui/layout/layout';
import { Plate } from '../../ui/plate';
import { Wordmark } from '../../ui/wordmark';
import { paths } from '../paths';
import { firstReply } from '../../lib/first-reply';
import styles from './guest-layout.module.css';
import { frameWords as words } from '../words';

interface GuestLayoutProps {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function GuestLayout({ title, lead, aside, children }: GuestLayoutProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – ${brand.name}`}</title>
      <div className={styles.main}>
        <Row as="header" nowrap align="center" className={styles.header}>
          <a href={paths.home} aria-label={`${brand.name}, home`} className={styles.brand}>
            <Wordmark />
          </a>
        </Row>
        <main className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          {lead ? (
            <Text soft size={4} above={3}>
              {lead}
            </Text>
          ) : null}
          <Stack gap={5} above={6}>
            {children}
          </Stack>
        </main>
        <Row as="footer" nowrap gap={6} size={2} before={5} after={5} className={styles.footer}>
          <a href={paths.terms}>{words.terms}</a>
          <a href={paths.privacy}>{words.privacy}</a>
        </Row>
      </div>
      <aside className={styles.aside} aria-label={words.aboutPortal}>
        <div className={styles.plate} aria-hidden="true">
          <Plate name="signin" />
        </div>
        <div className={styles.asideText}>{aside ?? <DefaultAside />}</div>
      </aside>
    </div>
  );
}

const DefaultAside = () => (
  <>
    <Title as="p" size={7} className={styles.statement}>
      {words.statement}
    </Title>
    <p className={styles.caption}>{words.firstReply(firstReply('portal'))}</p>
  </>
);
