import type { ArticleSummary } from './article';
import { Byline } from './byline';
import { Cover } from './cover';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Two at most are shown. */
  tags: readonly string[];
  /** `h3` where the list stands under a heading of its own. */
  heading?: 'h2' | 'h3';
}

/** One link a card: the title, whose target is the whole of it. */
export function ArticleCard({ article, tags, heading: Heading = 'h2' }: ArticleCardProps) {
  return (
    <article className={styles.card}>
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
        <Heading className={styles.title}>
          <a href={article.path}>{article.title}</a>
        </Heading>
        <p className={styles.summary}>{article.summary}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
