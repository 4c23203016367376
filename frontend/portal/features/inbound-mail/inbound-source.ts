import { listSource } from '../../lists/list-source';
import { stateFilter } from './words';

export const inboundSource = listSource({
  path: '/api/inbound-mails',
  filters: { state: stateFilter },
  // The worker imports accepted mail in the background.
  reading: { refetchInterval: 10_000 },
});
