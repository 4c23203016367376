import { listSource } from '../../lists/list-source';
import { subscriberChoices } from './words';

export const subscriberSource = listSource({
  path: '/api/subscribers',
  filters: subscriberChoices,
});
