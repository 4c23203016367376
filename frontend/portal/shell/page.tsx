import brand from '../../../brand.json';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  back?: ReactNode;
  width?: 'narrow' | 'normal';
  children: ReactNode;
}

export function Page({ title, lead, action, back, width = 'normal', children }: PageProps) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <title>{`${title} – ${brand.name}`}</title>
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
