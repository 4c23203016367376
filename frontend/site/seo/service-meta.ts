import type { CambridgeLanding } from '../../content/cambridge';
import type { Landing } from '../../content/landings';
import { service } from '../../content/services';
import type { PageMeta } from './page-meta';
import { serviceNode } from './service-graph';

export function serviceMeta({ serviceId, path, search }: Landing): PageMeta {
  const { label: name, price, buys } = service(serviceId);
  const { description } = search;
  return {
    ...search,
    graph: [
      serviceNode({ path, name, description, offers: [{ price, description: `For ${buys}.` }] }),
    ],
  };
}

export function cambridgeMeta({ path, label: name, search, services }: CambridgeLanding): PageMeta {
  const offers = services.items.map(({ title, text, price }) => ({
    name: title,
    description: text,
    price,
  }));
  const { description } = search;
  return {
    ...search,
    graph: [serviceNode({ path, name, description, area: 'Cambridge', offers })],
  };
}
