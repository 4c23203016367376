import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { StoredDocument, type DocumentKind } from './document.entity';
// Counted and swept by processes that draw none.
import './document-queue';

type Source = {
  /** Compiled file that draws in a thread: it gets what `read` returns and posts the PDF. */
  thread: string;
  /** Null if the row is gone. */
  read: (db: EntityManager, subjectId: string) => Promise<unknown[] | null>;
};

const defined = new Map<DocumentKind, Source>();

/** A kind of PDF that the worker draws from a row after the row is committed, and keeps. */
export function defineDocument(kind: DocumentKind, source: Source): void {
  defined.set(kind, source);
}

export function sourceOf(kind: DocumentKind): Source {
  const source = defined.get(kind);
  if (!source) throw new Error(`No document of the kind ${kind} is defined`);
  return source;
}

export const queueDocument = (tx: EntityManager, kind: DocumentKind, subjectId: string) =>
  tx.insert(StoredDocument, { id: uuid(), kind, subjectId });

/** Draws documents again with other words, because a person named in them is erased. */
export const makeAgainSql = (subjects: string): string => `
  UPDATE documents SET storage_key = NULL, made_at = NULL, next_attempt_at = now(),
    attempts = attempts + 1, crashes = 0 WHERE subject_id ${subjects}`;

export const makeAgain = (tx: EntityManager, subjectId: string) =>
  tx.query(makeAgainSql('= $1'), [subjectId]);
