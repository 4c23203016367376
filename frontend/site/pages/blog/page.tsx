import { articleLists } from '../../../content/article-lists';
import styles from '../../articles/article-grid.module.css';
import { posts, summaryOf } from '../../articles/collections';
import { Island } from '../../islands/island';
import { PageHead } from '../../sections/page-head';
import PostList from './post-list.island';

const { title, lead, also } = articleLists.blog;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.wrap}>
        <Island of={PostList} props={{ posts: posts.map(summaryOf) }} unless={['q', 'category']} />
        <p className={styles.also}>
          {also.text} <a href={also.link.href}>{also.link.label}</a>
        </p>
      </div>
    </>
  );
}
