import { demoBench } from '../../../../content/demos';
import { useEffect, useState } from 'react';
import type { find as Find, Passage } from '../../../demos/find';
import styles from './demos.module.css';
import { QuestionBox } from './question-box';
import { useFile } from './use-file';

const { search, failed, loading, why } = demoBench;
/** Passages below this share are off topic. */
const ENOUGH = 0.35;

export function SearchDemo({ id = 'demo-search' }: { id?: string }) {
  const paragraphs = useFile<Passage[]>('paragraphs');
  const [find, setFind] = useState<typeof Find>();
  // Loaded with the texts, because the box is on the home page as well.
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
                <a href={passage.href}>{passage.title}</a>
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
