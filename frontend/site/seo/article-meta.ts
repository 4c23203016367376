import brand from '../../../brand.json';
import type { ArticleSummary } from '../articles/article';
import { cardId, organisationId } from './graph';
import type { PageMeta } from './page-meta';
import { locale } from '../../lib/locale';

function short(summary: string): string {
  if (summary.length <= 160) return summary;
  const cut = summary.slice(0, 159);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,:;.]$/, '')}…`;
}

export function articleMeta(article: ArticleSummary, tags: readonly string[]): PageMeta {
  const { path, title, summary, author, date } = article;
  return {
    title,
    description: short(summary),
    keywords: tags,
    article: { published: date, author: author.name, tags },
    graph: [
      {
        '@type': 'BlogPosting',
        '@id': `${brand.url}${path}#article`,
        headline: title,
        description: summary,
        image: { '@id': cardId(path) },
        datePublished: date,
        dateModified: date,
        inLanguage: locale,
        keywords: tags,
        author: { '@type': 'Person', name: author.name, jobTitle: author.role },
        publisher: { '@id': organisationId },
        mainEntityOfPage: { '@id': `${brand.url}${path}` },
      },
    ],
  };
}
