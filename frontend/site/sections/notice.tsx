import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** The page's heading says its state; when that changes, it takes the focus and is read out. */
  title: string;
  tone?: 'error';
  /** Answers a press that another page state took: it takes the focus at once. */
  isNews?: boolean;
  children: ReactNode;
}

/** A page with one thing to do: what the links of our mails open. */
export function Notice({ title, tone, isNews = false, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <article className={styles.page}>
      <div className={tone === 'error' ? `${styles.sheet} ${styles.error}` : styles.sheet}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </article>
  );
}
