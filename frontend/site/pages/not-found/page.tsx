import { useState } from 'react';
import { notFoundSearch } from '../../../content/not-found-search';
import { TextField } from '../../../ui/inputs';
import { find, type Passage } from '../../demos/find';
import { usePath } from '../../use-address';
import styles from './page.module.css';
import { Message } from './parts.static';

const { label, hint, none, title } = notFoundSearch;
const most = 5;
const enough = 0.3;

/** The address in words: what somebody mistyped is often close to what there is. */
const wordsIn = (path: string): string => path.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

export function Page({ pages = [] }: { pages?: readonly Passage[] }) {
  const asked = wordsIn(usePath()).slice(0, 100);
  const [typed, setTyped] = useState<string>();
  const question = typed ?? asked;
  const found = find(question, pages)
    .filter(({ share }) => share >= enough)
    .slice(0, most);
  return (
    <>
      <Message />
      <section aria-labelledby="search-title" className={styles.search}>
        <h2 id="search-title" className={styles.title}>
          {title}
        </h2>
        <TextField
          id="site-search"
          type="search"
          label={label}
          hint={hint}
          optionalNote={false}
          autoComplete="off"
          maxLength={200}
          value={question}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status" className={styles.results}>
          {question && found.length === 0 ? <p>{none}</p> : null}
          <ul>
            {found.map(({ passage }) => (
              <li key={passage.href} className={styles.result}>
                <a href={passage.href}>{passage.title}</a>
                <p>{passage.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
