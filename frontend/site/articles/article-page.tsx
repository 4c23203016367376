import type { ReactNode } from 'react';
import { Toasts } from '../toasts/toasts';
import styles from './article-page.module.css';
import { SaveButton } from './save-button';
import { ShareButton } from './share-button';
import { useCoverFallback } from './use-cover-fallback';

interface ArticlePageProps {
  head: ReactNode;
  body: ReactNode;
  after: ReactNode;
  slug?: string;
  title?: string;
  /** Insights only: the reading list is theirs. */
  canBeSaved: boolean;
}

/** An article: its text is in the document alone, its buttons are here. */
export function ArticlePage(given: ArticlePageProps) {
  const { head, body, after, slug = '', title = '', canBeSaved } = given;
  useCoverFallback();
  return (
    <>
      <article>
        {head}
        <div className={styles.actions}>
          <ShareButton title={title} />
          {canBeSaved ? <SaveButton slug={slug} /> : null}
        </div>
        {body}
      </article>
      {after}
      <Toasts />
    </>
  );
}
