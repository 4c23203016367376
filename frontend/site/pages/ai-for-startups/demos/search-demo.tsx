import { demoBench } from '../../../../content/demos';
import { find, type Passage } from '../../../demos/find';
import styles from './demos.module.css';
import { QuestionBox } from './question-box';
import { useFile } from './use-file';

const { search, failed, loading, why } = demoBench;
/** Less than this is another subject. */
const ENOUGH = 0.35;

export function SearchDemo() {
  const paragraphs = useFile<Passage[]>('paragraphs');
  if (!paragraphs) return <p>{paragraphs === null ? failed : loading}</p>;
  return (
    <QuestionBox
      id="demo-search"
      {...search}
      answer={(question) => {
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
