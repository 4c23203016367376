import type { Attachment } from '../../api/call';
import { draftStore } from '../forms/draft-store';
import { fileWords as words } from './words';

export const mostFiles = 10;
const mostBytes = 25 * 1024 * 1024;

export interface Upload {
  key: string;
  name: string;
  bytes: number;
  state: 'sending' | 'sent' | 'failed';
  /** From 0 to 1. */
  progress: number;
  id?: string;
  problem?: string;
  /** The file to send, if a retry may help. */
  file?: File;
}

export interface ChosenFile {
  file: File;
  isFolder?: boolean;
}

/** Creates uploads for files; those the server would refuse get a problem instead of being sent. */
export const uploadsOf = (
  files: readonly ChosenFile[],
  already: number,
  newKey: () => string,
): Upload[] =>
  files.map(({ file, isFolder }, index) => {
    const problem = isFolder ? words.folder : problemOf(file, already + index);
    const upload = { key: newKey(), name: file.name, bytes: file.size, progress: 0 };
    return problem === null
      ? { ...upload, state: 'sending', file }
      : { ...upload, state: 'failed', problem };
  });

function problemOf({ size }: File, before: number): string | null {
  if (before >= mostFiles) return words.tooMany;
  if (size === 0) return words.empty;
  return size > mostBytes ? words.tooLarge : null;
}

export function reasonToWait(uploads: readonly Upload[]): string | undefined {
  if (uploads.some(({ state }) => state === 'sending')) return words.wait;
  return uploads.some(({ state }) => state === 'failed') ? words.notAll : undefined;
}

type Kept = Pick<Attachment, '_id' | 'name' | 'bytes'>[];

/** Uploaded files not used yet, kept as long as their text. */
export const uploadDrafts = draftStore<Kept>({
  name: 'files',
  keptBy: 'tab',
  parse: (kept) => (Array.isArray(kept) && kept.every(isKept) ? kept : null),
});

function isKept(one: unknown): one is Kept[number] {
  const { _id, name, bytes } = (one ?? {}) as Partial<Kept[number]>;
  return typeof _id === 'string' && typeof name === 'string' && typeof bytes === 'number';
}
