import { listSource } from '../../lists/list-source';
import { leadChoices } from './words';

export const leadSource = listSource({ path: '/api/leads', filters: leadChoices });
