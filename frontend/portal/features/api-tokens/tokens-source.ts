import { listSource } from '../../lists/list-source';

export const allTokens = listSource({ path: '/api/admin/tokens', filters: {} });
