import type { ClaimId } from '../../content/claims';
import { published } from '../../content/claims/register';
import { howWeCount } from '../../content/how-we-count';
import { Text } from '../../ui/layout/layout';
import styles from './how-we-count.module.css';

/** Links a group of figures to their definitions and sources. The build reads `data-claims`. */
export function HowWeCount({ ids }: { ids: readonly ClaimId[] }) {
  const [first, ...others] = published(ids);
  if (!first) return null;
  return (
    <Text size={2} above={2} className={styles.line} data-claims={[first, ...others].join(' ')}>
      <a href={`${howWeCount.path}#${first}`}>{howWeCount.title}</a>
    </Text>
  );
}
