import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: 'Contact',
  description:
    'Write to, telephone or visit Fenwright on Quayside in Cambridge. Clients reach us fastest through a request in the portal: first reply within 24 hours.',
};
