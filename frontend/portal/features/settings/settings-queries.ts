import { q } from '../../../api/call';
import { listSource } from '../../lists/list-source';
import { cannedReplies } from '../work/sheet/canned-replies';

export const absenceSource = listSource({ path: '/api/absences', filters: {}, isWhole: true });

export const queriesAt = (address: string) => [
  q('/api/service-levels'),
  absenceSource.queryFor(address),
  q('/api/calls/without-host'),
  cannedReplies(),
];
