import { listSource } from '../../lists/list-source';
import { issueChoices } from './words';

export const issueSource = listSource({ path: '/api/issues', filters: issueChoices });
