import type { ArticleSummary } from './article';
import { Byline } from './byline';
import { Cover } from './cover';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Two at most are shown. */
  tags: readonly string[];
  /** The first of a list: its cover beside the text, and larger. */
  isLead?: boolean;
}

/** One link a card: the title, whose target is the whole of it. */
export function ArticleCard({ article, tags, isLead = false }: ArticleCardProps) {
  return (
    <article className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <div className={styles.cover}>
        <Cover article={article} />
      </div>
      <div className={styles.text}>
        <p className={styles.tags}>
          {tags.slice(0, 2).map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </p>
        <h2 className={styles.title}>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
