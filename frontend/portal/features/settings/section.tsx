import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

interface SectionProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
