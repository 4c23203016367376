import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Under the title: what this page is about, or a date. */
  lead?: ReactNode;
  /** To the right of the title: the page's main action. */
  action?: ReactNode;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** Forms are narrow, tables are not. */
  width?: 'narrow' | 'normal';
  children: ReactNode;
}

/** The frame of every signed-in screen: document title, heading, content. */
export function Page({ title, lead, action, back, width = 'normal', children }: PageProps) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <title>{`${title} – Fenwright`}</title>
      {back ? <p className={styles.back}>{back}</p> : null}
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {children}
    </div>
  );
}
