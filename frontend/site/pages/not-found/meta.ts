import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: '404 - Page Not Found',
  description:
    'There is no page at this address. From here you can reach the home page, the services and the client portal.',
  noindex: true,
};
