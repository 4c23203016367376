import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { type AnswerOf, call, type CallBody, queriesOf } from '../../../api/call';
import { sentenceOf } from '../../forms/failure';
import { requestPaths } from '../requests/queries';
import { queueWords } from './words';

const change = call('POST /api/queue/changes');

export type BulkRow = AnswerOf<'/api/queue/matching', 'get'>['rows'][number];
export type BulkValue = Omit<CallBody<typeof change.name>, 'rows'>;
type BulkAnswer = AnswerOf<'/api/queue/changes', 'post'>['rows'][number];

const words = queueWords.bulk;
const atOnce = 50;
const undoMs = 10_000;

/** Changes many requests in batches of fifty, reports failures, and offers undo for ten seconds. */
export function useBulk(onDone: () => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [failures, setFailures] = useState<BulkAnswer[]>([]);

  async function send(rows: BulkRow[], value: BulkValue): Promise<BulkAnswer[]> {
    const answers: BulkAnswer[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      setProgress({ done: from, all: rows.length });
      const { rows: part } = await change.send({ ...value, rows: rows.slice(from, from + atOnce) });
      answers.push(...part);
    }
    return answers;
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toast.error(sentenceOf(error, words.failure));
    } finally {
      setProgress(null);
      await queryClient.invalidateQueries(queriesOf(requestPaths));
    }
  }

  function run(rows: BulkRow[], value: BulkValue): Promise<void> {
    setFailures([]);
    setProgress({ done: 0, all: rows.length });
    return guarded(async () => {
      const answers = await send(rows, value);
      setFailures(answers.filter(({ isDone }) => !isDone));
      const done = answers.filter(({ isDone }) => isDone);
      if (done.length > 0) say(done, value);
      onDone();
    });
  }

  function say(done: BulkAnswer[], value: BulkValue): void {
    const canUndo = value.action !== 'team';
    toast.success(words.done(done.length), {
      duration: undoMs,
      ...(canUndo && { action: { label: words.undo, onClick: () => void undo(done, value) } }),
    });
  }

  /** Restores each request unless somebody has changed it since. */
  const undo = (done: BulkAnswer[], { action }: BulkValue): Promise<void> =>
    guarded(async () => {
      let undone = 0;
      for (const [before, changed] of Map.groupBy(done, (one) => one.before)) {
        const rows = changed.map(({ requestId, version }) => ({
          requestId,
          version: version ?? 0,
        }));
        const answers = await send(rows, backTo(action, before));
        undone += answers.filter(({ isDone }) => isDone).length;
        setFailures((known) => [...known, ...answers.filter(({ isDone }) => !isDone)]);
      }
      toast.success(words.undone(undone));
    });

  return { run, progress, failures, forget: () => setFailures([]) };
}

function backTo(action: BulkValue['action'], before: string | null): BulkValue {
  if (action === 'assign') return { action, ...(before ? { assigneeId: before } : {}) };
  if (action === 'status') return { action, status: before as never, reason: words.undoReason };
  return { action, urgency: before as never };
}
