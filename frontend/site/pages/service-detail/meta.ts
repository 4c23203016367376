import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { serviceNode } from '../../seo/service-graph';
import { serviceDetails } from '../../../content/service-details';

export function meta(path: string): PageMeta {
  const found = metaFor(path);
  const name = serviceDetails.find(({ id }) => path === `/services/${id}`)?.title ?? found.title;
  return { ...found, graph: [serviceNode({ path, name, description: found.description })] };
}
