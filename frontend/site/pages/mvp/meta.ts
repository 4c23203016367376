import { mvpCost } from '../../../content/claims/startups';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { serviceNode } from '../../seo/service-graph';

const path = '/mvp';
const found = metaFor(path);
const { description } = found;

export const meta: PageMeta = {
  ...found,
  graph: [
    serviceNode({
      path,
      name: 'MVP development',
      description,
      offers: [{ price: 'mvp-from', upTo: mvpCost.to }],
    }),
  ],
};
