import { demoBench } from '../../../../content/demos';
import { useEffect, useState } from 'react';
import type { find as Find, Passage } from '../../../demos/find';
import styles from './demos.module.css';
import { QuestionBox } from './question-box';
import { useFile } from './use-file';

const { search, failed, loading, why } = demoBench;
/** Less than this is another subject. */
const ENOUGH = 0.35;

/** The search by meaning over our own articles, which come as a file with the first use. */
export function SearchDemo({ id = 'demo-search' }: { id?: string }) {
  const paragraphs = useFile<Passage[]>('paragraphs');
  const [find, setFind] = useState<typeof Find>();
  // With the texts and not with the box, which stands on the home page too.
  useEffect(() => {
    void import('../../../demos/find').then(({ find: found }) => setFind(() => found));
  }, []);
  return (
    <QuestionBox
      id={id}
      {...search}
      answer={(question) => {
        if (!paragraphs || !find) return <p>{paragraphs === null ? failed : loading}</p>;
        const best = find(question, paragraphs)
          .filter(({ share }) => share >= ENOUGH)
          .slice(0, 3);
        if (best.length === 0) return <p>{search.none}</p>;
        return (
          <ol className={styles.results}>
            {best.map(({ passage, because }) => (
              <li key={passage.text} className={styles.result}>
                <p className={styles.source}>
                  <a href={passage.href}>{passage.title}</a>
                </p>
                <p>{passage.text}</p>
                <p className={styles.why}>
                  {why}{' '}
                  {because
                    .map(({ asked, found }) =>
                      asked === found ? `“${asked}”` : `“${asked}” can mean “${found}”`,
                    )
                    .join(', ')}
                </p>
              </li>
            ))}
          </ol>
        );
      }}
    />
  );
}
