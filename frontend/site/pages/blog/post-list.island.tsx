import { articleLists } from '../../../content/article-lists';
import { blogMessages } from '../../../content/messages';
import { count } from '../../../lib/text';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Text } from '../../../ui/layout/layout';
import type { PostSummary } from '../../articles/article';
import { ArticleCard } from '../../articles/article-card';
import { ArticleGrid, FeaturedArticle, Filters } from '../../articles/article-grid';
import { FilterLink } from '../../articles/filter-link';
import { filterPosts } from '../../articles/filter-posts';
import { useQuery } from '../../use-query';
import styles from './post-list.module.css';
import { SearchBox } from './search-box';

const { categories } = articleLists.blog;

function tabHref(category: string, search: string): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { q: search }),
  });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

export default function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const query = useQuery();
  const search = query.get('q') ?? '';
  const category = categories.find((one) => one === query.get('category')) ?? '';
  const { counts, featured, others, total } = filterPosts(posts, search, category);
  return (
    <>
      <SearchBox search={search} />
      <Filters label="Categories">
        {['', ...categories].map((one) => (
          <FilterLink
            key={one}
            label={one || blogMessages.allPosts}
            href={tabHref(one, search)}
            isCurrent={one === category}
            count={counts.get(one) ?? 0}
          />
        ))}
      </Filters>
      <p role="status" className={search ? styles.count : 'visually-hidden'}>
        {search || category ? `${count(total, 'article')} found` : ''}
      </p>
      {featured ? (
        <FeaturedArticle>
          <ArticleCard article={featured} tags={[featured.category]} />
        </FeaturedArticle>
      ) : null}
      {others.length > 0 ? (
        <ArticleGrid>
          {others.map((post) => (
            <ArticleCard key={post.slug} article={post} tags={[post.category]} />
          ))}
        </ArticleGrid>
      ) : null}
      {total === 0 ? (
        <Text as="div" above={7}>
          <EmptyState
            title={blogMessages.noResults}
            action={
              <a href="/blog" className={buttonClass({ variant: 'secondary' })}>
                {blogMessages.reset}
              </a>
            }
          />
        </Text>
      ) : null}
    </>
  );
}
