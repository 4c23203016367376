import type { ComponentType, ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Above the title: what or where the page is about, in a word or two. */
  kicker?: ReactNode;
  /** Beside the title: where the page stands, what the figures exclude. Under a drawing. */
  note?: ReactNode;
  /** On the right, and under the text on a narrow screen. */
  Drawing?: ComponentType;
  /** Beside the text, under the drawing: figures. */
  beside?: ReactNode;
  /** Under the lead: the links that act. */
  children?: ReactNode;
}

/** The top of a page of the folio: title and lead, with a note in the margin or a drawing. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, kicker, note, Drawing, beside, children } = props;
  return (
    <header className={Drawing ? `${styles.head} ${styles.drawn}` : styles.head}>
      {note ? <div className={styles.note}>{note}</div> : null}
      <div className={styles.text}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {Drawing ? (
        <div className={styles.drawing}>
          <Drawing />
        </div>
      ) : null}
      {beside ? <div className={styles.beside}>{beside}</div> : null}
    </header>
  );
}
