import { ArticlePage } from '../../articles/article-page';

export function Page(given: { slug?: string; title?: string }) {
  return <ArticlePage {...given} canBeSaved />;
}
