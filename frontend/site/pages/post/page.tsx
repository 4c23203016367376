import { ArticlePage } from '../../articles/article-page';
import { After, Body, Head } from './parts.static';

export function Page(given: { slug?: string; title?: string }) {
  return (
    <ArticlePage {...given} head={<Head />} body={<Body />} after={<After />} canBeSaved={false} />
  );
}
