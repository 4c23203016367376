import { homeSections } from '../../../content/home';
import { Stack } from '../../../ui/layout/layout';
import { ArticleCard } from '../../articles/article-card';
import { insights } from '../../articles/collections';
import { Section } from '../section';
import { Links } from '../section-text';
import styles from './latest-insights.module.css';

const shown = 3;

export function LatestInsights() {
  const { title, action } = homeSections.insights;
  return (
    <Section id="insights" title={title} note={<Links links={[action]} />}>
      <Stack fill={17} gap="8 gutter" className={styles.cards}>
        {insights.slice(0, shown).map((insight) => (
          <ArticleCard
            key={insight.slug}
            article={insight}
            tags={insight.tags.slice(0, 1)}
            heading="h3"
          />
        ))}
      </Stack>
    </Section>
  );
}
