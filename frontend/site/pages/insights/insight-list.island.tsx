import { useSyncExternalStore } from 'react';
import { articleLists } from '../../../content/article-lists';
import { count } from '../../../lib/text';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { InsightSummary } from '../../articles/article';
import { ArticleCard } from '../../articles/article-card';
import { ArticleGrid, FeaturedArticle, Filters } from '../../articles/article-grid';
import { FilterLink } from '../../articles/filter-link';
import { onReadingListChange, slugsIn, storedReadingList } from '../../articles/reading-list';
import { useQuery } from '../../use-query';

const { saved, savedEmpty } = articleLists.insights;

function tagsOf(insights: readonly InsightSummary[], asked: string | null): string[] {
  const uses = new Map<string, number>();
  for (const tag of insights.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses]
    .filter(([tag, times]) => times > 1 || tag === asked)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
}

export default function InsightList({ insights }: { insights: readonly InsightSummary[] }) {
  const query = useQuery();
  const list = slugsIn(useSyncExternalStore(onReadingListChange, storedReadingList, () => '[]'));
  const tags = tagsOf(insights, query.get('tag'));
  const isSaved = query.get('saved') === '1';
  const tag = isSaved ? undefined : tags.find((one) => one === query.get('tag'));
  const isOnList = ({ slug }: InsightSummary) => list.includes(slug);
  const shown = insights.filter((one) =>
    isSaved ? isOnList(one) : !tag || one.tags.includes(tag),
  );
  const isFiltered = isSaved || tag !== undefined;
  const newest = isFiltered ? undefined : shown[0];
  const others = newest ? shown.slice(1) : shown;
  return (
    <>
      <Filters label="Tags">
        <FilterLink label="All" href="/insights" isCurrent={!isFiltered} />
        {tags.map((one) => (
          <FilterLink
            key={one}
            label={one}
            href={`/insights?tag=${encodeURIComponent(one)}`}
            isCurrent={one === tag}
          />
        ))}
        <FilterLink
          label={saved}
          href="/insights?saved=1"
          isCurrent={isSaved}
          count={insights.filter(isOnList).length}
          isLast
        />
      </Filters>
      <p role="status" className="visually-hidden">
        {isFiltered ? `${count(shown.length, 'article')} shown` : ''}
      </p>
      {newest ? (
        <FeaturedArticle>
          <ArticleCard article={newest} tags={newest.tags} />
        </FeaturedArticle>
      ) : null}
      <ArticleGrid>
        {others.map((insight) => (
          <ArticleCard key={insight.slug} article={insight} tags={insight.tags} />
        ))}
      </ArticleGrid>
      {shown.length === 0 ? (
        <EmptyState
          title={savedEmpty}
          action={
            <a href="/insights" className={buttonClass({ variant: 'secondary' })}>
              Show all insights
            </a>
          }
        />
      ) : null}
    </>
  );
}
