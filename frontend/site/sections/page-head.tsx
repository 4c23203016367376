import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Beside the title: where the page stands, what the figures exclude. */
  note?: ReactNode;
  /** Under the lead: the links that act. */
  children?: ReactNode;
}

/** The top of a page of the folio: title and lead in the text column, a note in the margin. */
export function PageHead({ title, lead, note, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {note ? <div className={styles.note}>{note}</div> : null}
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
    </header>
  );
}
