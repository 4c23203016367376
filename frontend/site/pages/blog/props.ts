import { posts, summaryOf } from '../../articles/collections';

export const props = () => ({ posts: posts.map(summaryOf) });
