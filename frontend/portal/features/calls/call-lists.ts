import type { AnswerOf } from '../../../api/call';
import { fullName } from '../../labels';
import { callWords as words } from './words';

export type BookedCall = AnswerOf<'/api/calls', 'get'>['calls'][number];

/** The booker for staff, the host for others. */
export const nameOf = ({ booker, host }: BookedCall): string =>
  booker ? booker.name || words.visitor : fullName(host);
