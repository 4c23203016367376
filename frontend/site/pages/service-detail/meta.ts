import brand from '../../../../brand.json';
import { organisationId } from '../../seo/graph';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';

export function meta(path: string): PageMeta {
  const found = metaFor(path);
  const service = {
    '@type': 'Service',
    '@id': `${brand.url}${path}#service`,
    name: found.title,
    description: found.description,
    areaServed: 'GB',
    provider: { '@id': organisationId },
  };
  return { ...found, graph: [service] };
}
