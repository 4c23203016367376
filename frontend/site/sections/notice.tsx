import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** The heading; takes the focus when it changes, so the new state is read out. */
  title: string;
  tone?: 'error';
  /** True if it follows a button press; takes the focus on mount. */
  isNews?: boolean;
  children: ReactNode;
}

/** A single-purpose page reached from a mail's link. */
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
