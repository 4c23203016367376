import { AuditGroupValues, AuditObjectValues } from '../../../api/generated/enums';
import type { AuditEntry } from '../../../api/types';
import { groupLabels, objectLabels } from '../../audit/audit-words';
import { listSource } from '../../lists/list-source';

export const auditSource = listSource({
  path: '/api/audit',
  pageSize: 25,
  filters: {
    group: {
      label: 'What happened',
      any: 'Everything',
      values: AuditGroupValues,
      labels: groupLabels,
    },
    objectType: {
      label: 'Done to',
      any: 'Anything',
      values: AuditObjectValues,
      labels: objectLabels,
    },
    from: { day: 'From', notAfter: 'to' },
    to: { day: 'To', notBefore: 'from' },
    person: { id: 'Person' },
  },
});

export function nameIn(entries: readonly AuditEntry[], id: string): string {
  for (const { actor, object } of entries) {
    if (actor?.id === id && actor.name) return actor.name;
    if (object?.id === id && object.label) return object.label;
  }
  return 'one account';
}
