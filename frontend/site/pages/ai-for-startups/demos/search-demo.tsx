import { demoBench } from '../../../../content/demos';
import { useEffect, useState } from 'react';
import { Stack } from '../../../../ui/layout/layout';
import type * as Finder from '../../../demos/find';
import styles from './demos.module.css';
import { QuestionBox } from './question-box';
import { useFile } from './use-file';

const { search, failed, loading } = demoBench;
/** Passages below this share are off topic. */
const ENOUGH = 0.35;

export function SearchDemo({ id = 'demo-search' }: { id?: string }) {
  const paragraphs = useFile<Finder.Passage[]>('paragraphs');
  const [finder, setFinder] = useState<typeof Finder>();
  // Loaded with the texts, because the box is on the home page as well.
  useEffect(() => {
    void import('../../../demos/find').then(setFinder);
  }, []);
  return (
    <QuestionBox
      id={id}
      {...search}
      answer={(question) => {
        if (!paragraphs || !finder) return <p>{paragraphs === null ? failed : loading}</p>;
        const best = finder
          .find(question, paragraphs)
          .filter(({ share }) => share >= ENOUGH)
          .slice(0, 3);
        if (best.length === 0) return <p>{search.none}</p>;
        return (
          <Stack as="ol" gap={5} className={styles.results}>
            {best.map((found) => (
              <li key={found.passage.text} className={styles.result}>
                <a href={found.passage.href}>{found.passage.title}</a>
                <p>
                  {finder
                    .matchedSentence(found)
                    .map(({ text, isMatch }, index) =>
                      isMatch ? <mark key={index}>{text}</mark> : text,
                    )}
                </p>
              </li>
            ))}
          </Stack>
        );
      }}
    />
  );
}
