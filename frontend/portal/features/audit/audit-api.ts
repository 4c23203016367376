import { api, unwrap, unwrapFile } from '../../../api/client';
import type { paths } from '../../../api/generated/schema';

type ExportQuery = NonNullable<paths['/api/audit/export']['get']['parameters']['query']>;

/**
 * The filters without the page, for an export.
 * @throws ApiError, NetworkError
 */
export const exportAudit = (query: ExportQuery) =>
  unwrapFile(api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));

/** @throws ApiError, NetworkError */
export const checkAudit = () => unwrap(api.GET('/api/audit/check'));
