import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { serviceNode } from '../../seo/service-graph';
import { serviceDetails } from '../../../content/services';

export function meta(path: string): PageMeta {
  const found = metaFor(path);
  const name = serviceDetails.find((one) => one.path === path)?.title ?? found.title;
  return { ...found, graph: [serviceNode({ path, name, description: found.description })] };
}
