import { Part } from '../parts';
import styles from './article-page.module.css';
import { SaveButton } from './save-button';
import { ShareButton } from './share-button';
import { useCoverFallback } from './use-cover-fallback';

interface ArticlePageProps {
  slug?: string;
  title?: string;
  /** Insights only: the reading list is theirs. */
  canBeSaved: boolean;
}

/** An article: its text is in the document alone, its buttons are here. */
export function ArticlePage({ slug = '', title = '', canBeSaved }: ArticlePageProps) {
  useCoverFallback();
  return (
    <>
      <article>
        <Part name="head" />
        <div className={styles.actions}>
          <ShareButton title={title} />
          {canBeSaved ? <SaveButton slug={slug} /> : null}
        </div>
        <Part name="body" />
      </article>
      <Part name="after" />
    </>
  );
}
