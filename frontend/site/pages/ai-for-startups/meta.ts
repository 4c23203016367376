import brand from '../../../../brand.json';
import { claim } from '../../../content/claims';
import { startups } from '../../../content/startups';
import { organisationId } from '../../seo/graph';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';

const path = '/ai-for-startups';
const found = metaFor(path);

export const meta: PageMeta = {
  ...found,
  graph: [
    {
      '@type': 'Service',
      '@id': `${brand.url}${path}#service`,
      name: 'AI for Startups',
      description: found.description,
      areaServed: 'GB',
      provider: { '@id': organisationId },
      offers: startups.pricing.plans.map(({ name, price }) => ({
        '@type': 'Offer',
        name,
        url: `${brand.url}${path}#pricing`,
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'GBP',
          minPrice: claim(price).amount,
          valueAddedTaxIncluded: false,
        },
      })),
    },
  ],
};
