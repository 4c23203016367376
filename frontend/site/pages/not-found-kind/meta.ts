import { notFoundKinds } from '../../not-found-kinds';
import type { PageMeta } from '../../seo/page-meta';

export function meta(under: string): PageMeta {
  const kind = notFoundKinds.find(({ prefix }) => prefix === under);
  if (!kind) throw new Error(`nothing is said about unknown addresses under ${under}`);
  return { title: kind.title, description: kind.description, noindex: true };
}
