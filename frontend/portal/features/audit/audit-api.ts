import { api, unwrap, unwrapFile } from '../../../api/client';
import type { paths } from '../../../api/generated/schema';

type ExportQuery = NonNullable<paths['/api/audit/export']['get']['parameters']['query']>;

/** All that the filters leave, not one page. @throws ApiError, NetworkError */
export const exportAudit = (query: ExportQuery) =>
  unwrapFile(api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));

/** Follows the chain of hashes through the whole log. @throws ApiError, NetworkError */
export const checkAudit = () => unwrap(api.GET('/api/audit/check'));
