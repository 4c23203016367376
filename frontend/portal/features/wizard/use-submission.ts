import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasCode, hasStatus } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { paths } from '../../paths';
import { setPauseBeforeSignIn } from '../../session/sign-in-pause';
import type { FieldProblems } from './check-request';
import { newKey } from '../../../lib/new-key';
import { type Draft, dropDraft } from './draft';
import { failureOf, type Outcome, signedOut, succeeded } from './outcome';
import { submitRequest } from './submit-request';
import { fieldLabels, type WizardField, type WizardValues } from './wizard-fields';

const toDashboardAfter = 3000;
const toSignInAfter = 2000;

interface Sent {
  outcome: Outcome;
  /** What the server said about single fields. */
  refused: FieldProblems;
}

/** Sends a draft once, however often one presses, and leaves the page when it arrived. */
export function useSubmission({ userId, draft }: { userId: string; draft: Draft }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const key = useRef(draft.key);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leaveFor = (path: string, after: number) => {
    leaving.current = setTimeout(() => void navigate(path), after);
  };

  /** Null while an earlier press is still under way. */
  async function send(values: WizardValues): Promise<Sent | null> {
    if (isUnderWay.current) return null;
    if (!currentSession()) {
      leaveFor(paths.signIn(paths.raiseRequest()), toSignInAfter);
      return { outcome: signedOut, refused: {} };
    }
    isUnderWay.current = true;
    setIsSending(true);
    setPauseBeforeSignIn(toSignInAfter);
    try {
      const { message } = await submitRequest(values, key.current);
      dropDraft(userId, draft.id);
      void queryClient.invalidateQueries({ queryKey: ['requests'] });
      leaveFor(paths.dashboard, toDashboardAfter);
      return { outcome: succeeded(message), refused: {} };
    } catch (error) {
      // The server holds an earlier version under this key: the next try is a request of its own.
      if (hasCode(error, 'idempotency_key_reused')) key.current = newKey();
      const outcome = hasStatus(error, 401) ? signedOut : failureOf(error);
      return { outcome, refused: refusedFields(error) };
    } finally {
      setPauseBeforeSignIn(0);
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    send,
    isSending,
    isSignedIn: () => currentSession() !== null,
    key: () => key.current,
  };
}

function refusedFields(error: unknown): FieldProblems {
  const problems = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const isKnown = (field: string): field is WizardField => field in fieldLabels;
  return Object.fromEntries(
    problems.filter(({ field }) => isKnown(field)).map(({ field, message }) => [field, message]),
  );
}
