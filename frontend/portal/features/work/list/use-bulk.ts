import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { type AnswerOf, call, type CallBody } from '../../../../api/call';
import { sentenceOf } from '../../../forms/failure';
import { isTouchedBy } from '../../../../api/is-touched-by';
import { queueWords } from '../words';

const change = call('POST /api/queue/changes');

export type BulkRow = AnswerOf<'/api/queue/matching', 'get'>['rows'][number];
export type BulkValue = Omit<CallBody<typeof change.name>, 'rows'>;
type BulkAnswer = AnswerOf<'/api/queue/changes', 'post'>['rows'][number];

const words = queueWords.bulk;
const atOnce = 50;
const undoMs = 10_000;

/**
 * Changes many requests in batches of fifty, reports failures, and offers undo for ten seconds.
 * `onAnswered` gets the rows that the server has decided on; of the others, nothing is known.
 */
export function useBulk(onAnswered: (answers: BulkAnswer[]) => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [failures, setFailures] = useState<BulkAnswer[]>([]);

  /** Returns what was done. An error ends it, but earlier batches are changed. */
  async function send(rows: BulkRow[], value: BulkValue): Promise<BulkAnswer[]> {
    const answers: BulkAnswer[] = [];
    try {
      for (let from = 0; from < rows.length; from += atOnce) {
        setProgress({ done: from, all: rows.length });
        const part = rows.slice(from, from + atOnce);
        answers.push(...(await change.send({ ...value, rows: part })).rows);
      }
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setFailures((known) => [...known, ...answers.filter(({ isDone }) => !isDone)]);
    onAnswered(answers);
    return answers.filter(({ isDone }) => isDone);
  }

  async function settle(): Promise<void> {
    setProgress(null);
    const predicate = await isTouchedBy([change.name]);
    await queryClient.invalidateQueries({ predicate });
  }

  async function run(rows: BulkRow[], value: BulkValue): Promise<void> {
    setFailures([]);
    const done = await send(rows, value);
    const canUndo = value.action !== 'team';
    if (done.length > 0) {
      toast.success(words.done(done.length), {
        duration: undoMs,
        ...(canUndo && { action: { label: words.undo, onClick: () => void undo(done, value) } }),
      });
    }
    await settle();
  }

  /** Restores each request unless somebody has changed it since. */
  async function undo(changed: BulkAnswer[], { action }: BulkValue): Promise<void> {
    let undone = 0;
    for (const [before, alike] of Map.groupBy(changed, (one) => one.before)) {
      const rows = alike.map(({ requestId, version }) => ({ requestId, version: version ?? 0 }));
      undone += (await send(rows, backTo(action, before))).length;
    }
    if (undone > 0) toast.success(words.undone(undone));
    await settle();
  }

  return { run, progress, failures, forget: () => setFailures([]) };
}

function backTo(action: BulkValue['action'], before: string | null): BulkValue {
  if (action === 'assign') return { action, ...(before ? { assigneeId: before } : {}) };
  if (action === 'status') return { action, status: before as never, reason: words.undoReason };
  return { action, urgency: before as never };
}
