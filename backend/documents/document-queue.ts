import { defineRowQueue } from '../background/row-queue';
import { defineStoredObjects } from '../storage/stored-objects';

export const DOCUMENTS = defineRowQueue({
  table: 'documents',
  waiting: 'made_at IS NULL',
  columns: 'kind, subject_id AS "subjectId"',
  gauges: ['documents_unmade', 'documents_oldest_unmade_seconds'],
  since: 'created_at',
});

export const documentKey = defineStoredObjects({
  prefix: 'documents/',
  table: 'documents',
  column: 'storage_key',
  stored: 'made_at IS NOT NULL',
  by: 'worker',
  ending: '.pdf',
});
