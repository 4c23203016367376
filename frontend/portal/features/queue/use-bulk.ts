import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { sentenceOf } from '../../forms/failure';
import { requestsKey } from '../requests/queries';
import { type BulkAnswer, type BulkRow, type BulkValue, changeMany } from './queue-api';
import { queueWords } from './words';

const words = queueWords.bulk;
const atOnce = 50;
const undoMs = 10_000;

interface Progress {
  done: number;
  all: number;
}

/** Changes many requests in batches of fifty, reports failures, and offers undo for ten seconds. */
export function useBulk(onDone: () => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<BulkAnswer[]>([]);

  async function send(rows: BulkRow[], value: BulkValue): Promise<BulkAnswer[]> {
    const answers: BulkAnswer[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      setProgress({ done: from, all: rows.length });
      const { rows: part } = await changeMany(rows.slice(from, from + atOnce), value);
      answers.push(...part);
    }
    return answers;
  }

  async function run(rows: BulkRow[], value: BulkValue): Promise<void> {
    setFailures([]);
    setProgress({ done: 0, all: rows.length });
    try {
      const answers = await send(rows, value);
      setFailures(answers.filter(({ isDone }) => !isDone));
      const done = answers.filter(({ isDone }) => isDone);
      if (done.length > 0) say(done, value);
      onDone();
    } catch (error) {
      toast.error(sentenceOf(error, words.failure));
    } finally {
      setProgress(null);
      await queryClient.invalidateQueries({ queryKey: requestsKey });
    }
  }

  function say(done: BulkAnswer[], value: BulkValue): void {
    const canUndo = value.action !== 'team';
    toast.success(words.done(done.length), {
      duration: undoMs,
      ...(canUndo && { action: { label: words.undo, onClick: () => void undo(done, value) } }),
    });
  }

  /** Restores each request unless somebody has changed it since. */
  async function undo(done: BulkAnswer[], { action }: BulkValue): Promise<void> {
    let undone = 0;
    try {
      for (const [before, rows] of byBefore(done)) {
        const answers = await send(rows, backTo(action, before));
        undone += answers.filter(({ isDone }) => isDone).length;
        setFailures((known) => [...known, ...answers.filter(({ isDone }) => !isDone)]);
      }
      toast.success(words.undone(undone));
    } catch (error) {
      toast.error(sentenceOf(error, words.failure));
    } finally {
      setProgress(null);
      await queryClient.invalidateQueries({ queryKey: requestsKey });
    }
  }

  return { run, progress, failures, forget: () => setFailures([]) };
}

function byBefore(done: BulkAnswer[]): Map<string | null, BulkRow[]> {
  const groups = new Map<string | null, BulkRow[]>();
  for (const { requestId, version, before } of done) {
    const group = groups.get(before) ?? [];
    group.push({ requestId, version: version ?? 0 });
    groups.set(before, group);
  }
  return groups;
}

function backTo(action: BulkValue['action'], before: string | null): BulkValue {
  if (action === 'assign') return { action, ...(before ? { assigneeId: before } : {}) };
  if (action === 'status') return { action, status: before as never, reason: words.undoReason };
  return { action, urgency: before as never };
}
