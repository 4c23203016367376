import type { EntityManager } from 'typeorm';

/** Current names, because the log itself has none. */
type Labels = (db: EntityManager, ids: string[]) => Promise<{ id: string; label: string }[]>;

const labels = new Map<string, Labels>();

export const GROUP_LABELS: Record<string, string> = {};
export const SUBJECT_LABELS: Record<string, string> = {};

/** Labels for the first part of event types, by which the audit log is filtered. */
export function nameEvents(groups: Record<string, string>): void {
  Object.assign(GROUP_LABELS, groups);
}

/** Subjects without `read` have no name of their own. */
export function nameSubjects(subjectType: string, label: string, read?: Labels): void {
  if (SUBJECT_LABELS[subjectType]) throw new Error(`The subject ${subjectType} is named twice`);
  SUBJECT_LABELS[subjectType] = label;
  if (read) labels.set(subjectType, read);
}

export const namedSubjects = (): string[] => [...labels.keys()];

export async function labelsOf(
  db: EntityManager,
  subjectType: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = ids.length > 0 ? await labels.get(subjectType)!(db, ids) : [];
  return new Map(rows.map(({ id, label }) => [id, label]));
}
