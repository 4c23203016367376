import type { PageMeta } from '../../seo/page-meta';

export const meta: PageMeta = {
  title: 'Terms of use',
  description:
    'The terms for using the Fenwright website and client portal: accounts, requests, prices, what you send us, and how either side can end it.',
};
