import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: 'Privacy notice',
  description:
    'Which personal data Fenwright keeps when you use this website and the client portal, why, for how long, who sees it, and how to have it corrected or erased.',
};
