import { listSource } from '../../lists/list-source';
import { personChoices, personSorts } from './words';

export const personSource = listSource({
  path: '/api/people',
  pageSize: 25,
  filters: personChoices,
  sorts: personSorts,
  hasOneWaySorts: true,
});
