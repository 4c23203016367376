/** Cambridge prices as claims named `price-<id>`. The amounts are in content/cambridge. */
import { z } from 'zod';
import { readCollection } from '../collection.mts';
import { price } from './claim';

const priced = z.looseObject({
  services: z.looseObject({
    items: z.array(
      z.looseObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'is an id: small letters, digits and hyphens'),
        title: z.string(),
        price: z.number('is an amount: a number of pounds, without the sign').positive(),
      }),
    ),
  }),
});

export const cambridgePrices = readCollection('cambridge', priced).flatMap(({ services }) =>
  services.items.map(({ id, title, price: pounds }) =>
    price<`price-${string}`>(`price-${id}`, pounds, title, 'Cambridge office'),
  ),
);
