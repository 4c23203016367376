import { eachDefinition, GROUP_LABELS, SUBJECT_LABELS } from '../../events/events.public';
import { nameChoices } from '../../openapi/choice-words';

export const AUDITED_TYPES: string[] = [];
export const AUDITED_GROUPS: string[] = [];
export const AUDITED_SUBJECTS: string[] = [];
const LABELS: Record<string, string> = {};
nameChoices('AuditAction', LABELS);
nameChoices('AuditGroup', GROUP_LABELS);
nameChoices('AuditObject', SUBJECT_LABELS);

eachDefinition(({ type, audit, subjectType }) => {
  if (audit === undefined) return;
  LABELS[type] = audit;
  insertSorted(AUDITED_TYPES, type);
  insertSorted(AUDITED_GROUPS, type.split('.')[0]!);
  if (subjectType) insertSorted(AUDITED_SUBJECTS, subjectType);
});

function insertSorted(list: string[], value: string): void {
  if (list.includes(value)) return;
  list.push(value);
  list.sort();
}
