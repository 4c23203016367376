import type { ArticleSummary } from './article';
import styles from './cover.module.css';

interface CoverProps {
  article: Pick<ArticleSummary, 'cover' | 'coverAlt'>;
  /** The picture at the top of the article; in lists the title beside it says enough. */
  isMain?: boolean;
}

/** Where the picture does not load, replace-broken-covers.ts steps in. */
export function Cover({ article: { cover, coverAlt }, isMain = false }: CoverProps) {
  return (
    <img
      src={cover}
      alt={isMain ? coverAlt : ''}
      width={960}
      height={540}
      loading={isMain ? 'eager' : 'lazy'}
      decoding="async"
      data-cover
      className={styles.cover}
    />
  );
}
