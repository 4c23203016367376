import type { AnswerOf } from '../../../api/call';

export type BookedCall = AnswerOf<'/api/calls', 'get'>['calls'][number];

/** Queries that list calls. */
export const CALL_LISTS = [
  '/api/calls',
  '/api/calls/upcoming',
  '/api/calls/without-host',
  '/api/requests/{id}/calls',
] as const;
