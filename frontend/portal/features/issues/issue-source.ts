import { listSource } from '../../lists/list-source';
import { issueChoices } from './words';

export const issueSource = listSource({ path: '/api/issues', filters: issueChoices });

/** Queries that a change of an issue makes stale. */
export const issuePaths = ['/api/issues', '/api/issues/{id}'] as const;
