import { articleLists } from '../../../content/article-lists';
import { blogMessages } from '../../../content/messages';
import { count } from '../../../lib/text';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { PostSummary } from '../../articles/article';
import { ArticleCard } from '../../articles/article-card';
import styles from '../../articles/article-grid.module.css';
import { FilterLink } from '../../articles/filter-link';
import { filterPosts } from '../../articles/filter-posts';
import { useQuery } from '../../use-query';
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
      <nav aria-label="Categories" className={styles.filters}>
        {['', ...categories].map((one) => (
          <FilterLink
            key={one}
            label={one || blogMessages.allPosts}
            href={tabHref(one, search)}
            isCurrent={one === category}
            count={counts.get(one) ?? 0}
          />
        ))}
      </nav>
      <p role="status" className={search ? styles.count : 'visually-hidden'}>
        {search || category ? `${count(total, 'article')} found` : ''}
      </p>
      {featured ? (
        <div className={styles.featured}>
          <ArticleCard article={featured} tags={[featured.category]} />
        </div>
      ) : null}
      {others.length > 0 ? (
        <div className={styles.grid}>
          {others.map((post) => (
            <ArticleCard key={post.slug} article={post} tags={[post.category]} />
          ))}
        </div>
      ) : null}
      {total === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            title={blogMessages.noResults}
            action={
              <a href="/blog" className={buttonClass({ variant: 'secondary' })}>
                {blogMessages.reset}
              </a>
            }
          />
        </div>
      ) : null}
    </>
  );
}
