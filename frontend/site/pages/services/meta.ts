import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: 'Services and prices',
  description:
    'AI consulting, data analytics, machine learning, AI integration and custom web applications: what each delivers and the price a first engagement starts from.',
};
