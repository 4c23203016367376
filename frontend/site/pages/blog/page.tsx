import { articleLists } from '../../../content/article-lists';
import { ArticleListBody } from '../../articles/article-grid';
import { posts, summaryOf } from '../../articles/collections';
import { Island } from '../../islands/island';
import { PageHead } from '../../sections/page-head';
import PostList from './post-list.island';

const { title, lead } = articleLists.blog;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ArticleListBody list="blog">
        <Island of={PostList} props={{ posts: posts.map(summaryOf) }} unless={['q', 'category']} />
      </ArticleListBody>
    </>
  );
}
