import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../api/call';
import type { DeliveryState } from '../../../api/generated/enums';
import type { GetPath, Webhook } from '../../../api/types';

export const webhookPaths: readonly GetPath[] = ['/api/webhooks', '/api/webhooks/{id}/deliveries'];

/** Polls, so pending deliveries update without a reload. */
const refetchInterval = 5_000;

export const webhooks = () =>
  q('/api/webhooks', undefined, { refetchInterval, select: (answer) => answer.webhooks });

export const deliveries = (id: string, state: DeliveryState | '', page: number) =>
  q(
    '/api/webhooks/{id}/deliveries',
    { path: { id }, query: { page, limit: 20, ...(state ? { state } : {}) } },
    { placeholderData: keepPreviousData, refetchInterval },
  );

export const nameOf = ({ description, url }: Webhook): string => description || new URL(url).host;
