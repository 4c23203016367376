import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, unwrapFile } from '../../../api/client';
import { auditCall, auditQuery, type AuditFilters } from './audit-filters';

const auditKey = ['audit'] as const;

export const auditList = (filters: AuditFilters) =>
  queryOptions({
    queryKey: [...auditKey, 'list', auditCall(filters)],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/audit', { params: { query: auditCall(filters) }, signal })),
    placeholderData: keepPreviousData,
  });

/** All that the filters leave, not one page. @throws ApiError, NetworkError */
export const exportAudit = (filters: AuditFilters) =>
  unwrapFile(
    api.GET('/api/audit/export', { params: { query: auditQuery(filters) }, parseAs: 'blob' }),
  );

/** Follows the chain of hashes through the whole log. @throws ApiError, NetworkError */
export const checkAudit = () => unwrap(api.GET('/api/audit/check'));
