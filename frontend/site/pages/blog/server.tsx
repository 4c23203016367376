import { posts, summaryOf } from '../../articles/collections';

export const serve = () => ({ props: { posts: posts.map(summaryOf) } });
