import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call';
import { NetworkError } from '../../api/problem';
import { uploadFile } from '../../api/upload';
import { newKey } from '../../lib/new-key';
import { sentenceOf } from '../forms/failure';
import { type ChosenFile, reasonToWait, type Upload, uploadDrafts, uploadsOf } from './uploads';
import { fileWords as words } from './words';

const failure = { failed: words.failed, unreachable: words.unreachable };

/**
 * Uploads files as soon as they are chosen. `about` is the draft's name, under which finished
 * uploads survive a reload. `userId` is empty until known.
 */
export function useUploads(about: string, userId: string) {
  // Each change starts from the uploads so far, because several run at the same time.
  const [uploads, change] = useState<readonly Upload[]>([]);
  const calls = useRef(new Map<string, AbortController>());

  const update = (key: string, part: Partial<Upload>) =>
    change((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  useEffect(() => {
    if (userId === '') return;
    const kept = uploadDrafts.read({ userId, about }) ?? [];
    const sent = kept.map(({ _id, name, bytes }): Upload => ({
      key: _id,
      id: _id,
      name,
      bytes,
      state: 'sent',
      progress: 1,
    }));
    // The user may become known after a file was chosen.
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read once the user is known
    change((now) => {
      const known = new Set(now.map(({ key }) => key));
      return [...now, ...sent.filter(({ key }) => !known.has(key))];
    });
  }, [userId, about]);

  // Cancels unfinished uploads on unmount.
  useEffect(() => {
    const open = calls.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  // After the effect above has read the kept files.
  useEffect(() => {
    if (userId === '') return;
    const sent = uploads.flatMap(({ id, name, bytes }) => (id ? [{ _id: id, name, bytes }] : []));
    if (sent.length > 0) uploadDrafts.keep({ userId, about }, sent);
    else uploadDrafts.drop({ userId, about });
  }, [userId, about, uploads]);

  async function send({ key, file }: Upload): Promise<void> {
    if (!file) return;
    const call = new AbortController();
    calls.current.set(key, call);
    try {
      const { _id } = await uploadFile(file, {
        signal: call.signal,
        onProgress: (progress) => update(key, { progress }),
      });
      update(key, { state: 'sent', progress: 1, id: _id });
    } catch (error) {
      if (call.signal.aborted) return;
      const problem = sentenceOf(error, failure);
      const again = error instanceof NetworkError ? {} : { file: undefined };
      update(key, { state: 'failed', problem, ...again } as Partial<Upload>);
    } finally {
      calls.current.delete(key);
    }
  }

  return {
    uploads,
    add(files: readonly ChosenFile[]): void {
      const added = uploadsOf(files, uploads.length, newKey);
      change((now) => [...now, ...added]);
      for (const one of added.filter(({ state }) => state === 'sending')) void send(one);
    },
    retry(upload: Upload): void {
      update(upload.key, { state: 'sending', progress: 0 });
      void send(upload);
    },
    /** Cancels an upload; a finished one is also deleted on the server. */
    remove({ key, id }: Upload): void {
      calls.current.get(key)?.abort();
      change((now) => now.filter((one) => one.key !== key));
      // If deleting fails, the server removes the file after a day.
      if (id) {
        const deleting = call('DELETE /api/attachments/{id}', { path: { id } });
        void deleting.send().catch(() => null);
      }
    },
    /** Called after sending: the files now belong to the message. */
    clear: (): void => change([]),
    ids: uploads.flatMap(({ id }) => (id ? [id] : [])),
    /** Why the form cannot be sent yet: it would arrive without some files. */
    blocked: reasonToWait(uploads),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
