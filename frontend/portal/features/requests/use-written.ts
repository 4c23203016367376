import { useState } from 'react';
import { type Instant, toInstant } from '../../../lib/dates';
import { fieldMessage } from '../../forms/failure';
import { problemOf } from '../../forms/rules';
import { useDraft, useUserId } from '../../forms/use-draft';
import { useSubmit } from '../../forms/use-submit';
import { useUploads } from '../../files/use-uploads';
import type { FieldConstraint } from '../../../api/generated/constraints';
import { conversationWords } from './words';

const { form: words } = conversationWords;

interface Writing<Setting> {
  kind: 'message' | 'note';
  requestId: string;
  /** The published limit of the text, and its field's name in the call. */
  limit: FieldConstraint;
  field: string;
  /** @throws ApiError, NetworkError */
  send: (text: string, attachments: string[], setting: Setting) => Promise<unknown>;
  isApplied?: boolean;
}

/** A draft message or note. Text and files are kept until the server has accepted them. */
export function useWritten<Setting extends object>(writing: Writing<Setting>) {
  const { kind, requestId, limit, field } = writing;
  const { text: typed, write, marks, mark, drop } = useDraft(kind, requestId);
  const uploads = useUploads(`${kind}.${requestId}`, useUserId());
  const [isTried, setIsTried] = useState(false);
  const [sentAt, setSentAt] = useState<Instant | null>(null);
  const text = typed.trim();
  const clear = () => {
    drop();
    uploads.clear();
    setIsTried(false);
  };
  const sending = useSubmit({
    send: (setting: Setting) => writing.send(text, uploads.ids, setting),
    failsIn: 'place',
    isApplied: writing.isApplied,
    onDone: () => {
      clear();
      setSentAt(toInstant(Date.now()));
    },
  });
  const tooLong = text === '' ? undefined : (problemOf(limit, words[kind], text) ?? undefined);
  const missing = text === '' ? words.blocked : undefined;
  return {
    kind,
    typed,
    text,
    write,
    marks,
    mark,
    drop: clear,
    uploads,
    filesProblem: fieldMessage(sending.error, 'attachments'),
    sending,
    sentAt,
    tooLong,
    wrong: tooLong ?? fieldMessage(sending.error, field) ?? (isTried ? missing : undefined),
    isEmpty: text === '',
    send: (setting: Setting) => {
      setIsTried(true);
      if (!missing && !tooLong && !uploads.blocked && !sending.isPending) sending.submit(setting);
    },
  };
}

export type Written = ReturnType<typeof useWritten<object>>;
