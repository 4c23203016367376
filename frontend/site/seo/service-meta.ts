import type { CambridgeLanding } from '../../content/cambridge/cambridge-landing';
import { service, type ServiceId } from '../../content/services';
import { metaFor } from './meta-for';
import type { PageMeta } from './page-meta';
import { serviceNode } from './service-graph';

/** A service's page: from the lowest price on any page. */
export function serviceMeta(id: ServiceId): PageMeta {
  const { url: path, label: name, fromPrice } = service(id);
  const meta = metaFor(path);
  const { description } = meta;
  return {
    ...meta,
    graph: [serviceNode({ path, name, description, offers: [{ price: fromPrice }] })],
  };
}

/** Its page for Cambridge: one offer for each of the priced cards. */
export function cambridgeMeta({ serviceId, services }: CambridgeLanding): PageMeta {
  const { cambridgeUrl: path, cambridgeLabel: name } = service(serviceId);
  const meta = metaFor(path);
  const offers = services.items.map(({ title, text, price }) => ({
    name: title,
    description: text,
    price,
  }));
  const { description } = meta;
  return {
    ...meta,
    graph: [serviceNode({ path, name, description, area: 'Cambridge', offers })],
  };
}
