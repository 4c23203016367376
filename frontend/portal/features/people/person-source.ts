import type { GetPath } from '../../../api/call';
import { listSource } from '../../lists/list-source';
import { personChoices, personSorts } from './words';

export const peoplePaths: readonly GetPath[] = [
  '/api/people',
  '/api/people/{id}',
  '/api/people/{id}/sessions',
];

export const personSource = listSource({
  path: '/api/people',
  pageSize: 25,
  filters: personChoices,
  sorts: personSorts,
  hasOneWaySorts: true,
});
