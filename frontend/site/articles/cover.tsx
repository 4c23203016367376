import type { ArticleSummary } from './article';
import styles from './cover.module.css';

interface CoverProps {
  article: Pick<ArticleSummary, 'cover' | 'coverAlt'>;
  /** True for the picture at the top of an article. In lists it is decorative. */
  isMain?: boolean;
}

/** A cover. If the image fails, replace-broken-covers.ts replaces it. */
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
