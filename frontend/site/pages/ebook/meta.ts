import brand from '../../../../brand.json';
import { books } from '../../ebooks/books';
import { entryAt } from '../../entry-at';
import { cardId, organisationId } from '../../seo/graph';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { locale } from '../../../lib/locale';

export function meta(path: string): PageMeta {
  const book = entryAt(books, path);
  const node = {
    '@type': ['Book', 'DigitalDocument'],
    '@id': `${brand.url}${path}#book`,
    name: book.title,
    alternativeHeadline: book.subtitle,
    description: book.description,
    about: book.category,
    url: `${brand.url}${path}`,
    image: { '@id': cardId(path) },
    inLanguage: locale,
    bookFormat: 'https://schema.org/EBook',
    numberOfPages: book.pages,
    datePublished: book.date,
    author: { '@type': 'Person', name: book.author },
    publisher: { '@id': organisationId },
    isAccessibleForFree: true,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: `${brand.url}${book.downloadUrl}`,
      encodingFormat: 'application/pdf',
      contentSize: String(book.bytes),
    },
  };
  return { ...metaFor(path), graph: [node] };
}
