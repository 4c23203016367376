import { AuditGroupValues, AuditObjectValues } from '../../../api/generated/enums';
import type { AuditEntry } from '../../../api/call';
import { AuditGroupWords } from '../../../api/generated/words/audit-group';
import { AuditObjectWords } from '../../../api/generated/words/audit-object';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';

export const auditSource = listSource({
  path: '/api/audit',
  pageSize: 25,
  filters: {
    group: choice('What happened', 'Everything that happened', AuditGroupValues, AuditGroupWords),
    objectType: choice('Done to', 'Done to anything', AuditObjectValues, AuditObjectWords),
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
