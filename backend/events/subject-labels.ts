import type { EntityManager } from 'typeorm';

/** The names of subjects by their ids, as they are now: the log itself holds none. */
type Labels = (db: EntityManager, ids: string[]) => Promise<{ id: string; label: string }[]>;

const labels = new Map<string, Labels>();

/** Declares how subjects of a type are named in the audit log. Without it they have no name. */
export function nameSubjects(subjectType: string, read: Labels): void {
  if (labels.has(subjectType)) throw new Error(`The subject ${subjectType} is named twice`);
  labels.set(subjectType, read);
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
