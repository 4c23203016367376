import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Loaded } from '../../components/loaded';
import styles from './settings.module.css';
import { settingsWords } from './words';

interface SectionProps<Data> {
  title: string;
  lead: string;
  action?: ReactNode;
  query: UseQueryResult<Data>;
  failure: string;
  children: (data: Data) => ReactNode;
}

export function Section<Data>(props: SectionProps<Data>) {
  const { title, lead, action, query, failure, children } = props;
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
        {query.isSuccess ? action : null}
      </header>
      <Loaded query={query} loading={settingsWords.loading} failure={failure}>
        {children}
      </Loaded>
    </section>
  );
}
