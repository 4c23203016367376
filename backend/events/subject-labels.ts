import type { EntityManager } from 'typeorm';

/** Current names, because the log itself has none. */
type Labels = (db: EntityManager, ids: string[]) => Promise<{ id: string; label: string }[]>;

const labels = new Map<string, Labels>();

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
