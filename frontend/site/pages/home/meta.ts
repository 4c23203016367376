import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: 'AI your own people can run and explain',
  description:
    'Fenwright is an AI consultancy in Cambridge. Five services with published prices, a first reply within 24 hours and a portal that shows where you stand.',
};
