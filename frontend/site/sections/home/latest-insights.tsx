import { homeSections } from '../../../content/home';
import { ArticleCard } from '../../articles/article-card';
import { insights } from '../../articles/collections';
import { Section } from '../section';
import { Swipe } from '../swipe';
import { Links } from '../section-text';
import styles from './latest-insights.module.css';

const shown = 3;

export function LatestInsights() {
  const { title, intro, action } = homeSections.insights;
  return (
    <Section
      id="insights"
      title={title}
      note={
        <>
          <p>{intro}</p>
          <Links links={[action]} />
        </>
      }
    >
      <Swipe label={`${title}, side by side`}>
        <div className={styles.cards}>
          {insights.slice(0, shown).map((insight) => (
            <ArticleCard
              key={insight.slug}
              article={insight}
              tags={insight.tags.slice(0, 1)}
              heading="h3"
            />
          ))}
        </div>
      </Swipe>
    </Section>
  );
}
