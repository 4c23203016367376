import { startups } from '../../../content/startups';
import { metaFor } from '../../seo/meta-for';
import type { PageMeta } from '../../seo/page-meta';
import { serviceNode } from '../../seo/service-graph';

const path = '/ai-for-startups';
const found = metaFor(path);
const { description } = found;
const offers = startups.pricing.plans.map(({ name, subtitle, price, from }) => ({
  name,
  description: subtitle,
  price,
  isExact: !from,
}));

export const meta: PageMeta = {
  ...found,
  graph: [serviceNode({ path, name: 'AI for Startups', description, offers })],
};
