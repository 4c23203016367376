import type { AnswerOf } from '../../../api/call';

export type BookedCall = AnswerOf<'/api/calls', 'get'>['calls'][number];
