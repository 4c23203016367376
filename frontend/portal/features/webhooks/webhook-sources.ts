import { DeliveryStateValues } from '../../../api/generated/enums';
import type { Webhook } from '../../../api/call';
import { DeliveryStateWords } from '../../../api/generated/words/delivery-state';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { logWords } from './words';

/** Polls, so pending deliveries update without a reload. */
const reading = { refetchInterval: 5_000 };

export const webhookSource = listSource({
  path: '/api/webhooks',
  filters: {},
  isWhole: true,
  reading,
});

export const deliverySource = (id: string) =>
  listSource({
    path: '/api/webhooks/{id}/deliveries',
    at: { id },
    filters: {
      state: choice(logWords.state, logWords.any, DeliveryStateValues, DeliveryStateWords),
    },
    pageSize: 20,
    reading,
  });

export const nameOf = ({ description, url }: Webhook): string => description || new URL(url).host;
