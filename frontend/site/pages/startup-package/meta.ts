import { startupPackagePath } from '../../../content/startup-package';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';

/** Both addresses have the first one as canonical. */
export function meta(path: string): PageMeta {
  const found = metaFor(startupPackagePath);
  return path === startupPackagePath
    ? found
    : { ...found, canonical: startupPackagePath, noindex: true };
}
