import brand from '../../../brand.json';
import type { ReactNode } from 'react';
import { Plate } from '../../ui/plate';
import { Wordmark } from '../../ui/wordmark';
import { paths } from '../paths';
import { firstReply } from '../../lib/first-reply';
import styles from './guest-layout.module.css';

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
        <header className={styles.header}>
          <a href={paths.home} aria-label={`${brand.name}, home`} className={styles.brand}>
            <Wordmark />
          </a>
        </header>
        <main className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={styles.body}>{children}</div>
        </main>
        <footer className={styles.footer}>
          <a href={paths.terms}>Terms</a>
          <a href={paths.privacy}>Privacy</a>
        </footer>
      </div>
      <aside className={styles.aside} aria-label="About the portal">
        <div className={styles.plate} aria-hidden="true">
          <Plate />
        </div>
        <div className={styles.asideText}>{aside ?? <DefaultAside />}</div>
      </aside>
    </div>
  );
}

function DefaultAside() {
  return (
    <>
      <p className={styles.statement}>
        Every request, each move it makes and the date it made it, in one place.
      </p>
      <p className={styles.caption}>First reply to a new request within {firstReply('portal')}.</p>
    </>
  );
}
