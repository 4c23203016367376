import { service, serviceCards } from '../../../content/services';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { serviceNode } from '../../seo/service-graph';

const graph = serviceCards.flatMap(({ id, title: name, description, starts, sold }) =>
  starts && sold
    ? serviceNode({
        path: service(id).url,
        name,
        description,
        offers: [
          { price: starts.price, upTo: sold.typicalHigh, description: `For ${starts.buys}.` },
        ],
      })
    : [],
);

export const meta: PageMeta = { ...metaFor('/services'), graph };
