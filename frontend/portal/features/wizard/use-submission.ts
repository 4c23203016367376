import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { newKey } from '../../../lib/new-key';
import { call, type CallAnswer, type CallBody } from '../../../api/call';
import type { Uploads } from '../../files/use-uploads';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { setPauseBeforeSignIn } from '../../session/sign-in-pause';
import type { Arrival } from '../dashboard/request-arrived';
import { requestPaths } from '../requests/queries';
import { type Draft, wizardDrafts } from './draft';
import type { WizardValues } from './wizard-fields';
import { EarlierVersionArrived, failureSentence, FilesNotSent, SignedOut } from './words';

const toDashboardAfter = 3000;
const toSignInAfter = 2000;

interface SubmissionInput {
  userId: string;
  draft: Draft;
  uploads: Uploads;
  isPrivate: boolean;
}

export function useSubmission({ userId, draft, uploads, isPrivate }: SubmissionInput) {
  const navigate = useNavigate();
  const key = useRef(draft.key);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leaveFor = (path: string, after: number, state?: Arrival) => {
    leaving.current = setTimeout(() => void navigate(path, { state }), after);
  };

  async function send(values: WizardValues) {
    if (!currentSession()) {
      leaveFor(paths.signIn(paths.raiseRequest()), toSignInAfter);
      throw new SignedOut();
    }
    if (uploads.blocked) throw new FilesNotSent(uploads.blocked);
    setPauseBeforeSignIn(toSignInAfter);
    try {
      return await submitRequest(values, uploads.ids, key.current, isPrivate);
    } catch (error) {
      if (!hasCode(error, 'idempotency_key_reused')) throw error;
      // The next try is a new request, so the user decides.
      key.current = newKey();
      throw new EarlierVersionArrived();
    } finally {
      setPauseBeforeSignIn(0);
    }
  }

  const sending = useSubmit({
    send,
    failure: failureSentence,
    failsIn: 'place',
    // The form shows the company, which a new request does not change.
    stale: requestPaths.filter((path) => path !== '/api/company'),
    onDone: ({ request: { _id, reference, projectName } }) => {
      wizardDrafts.drop({ userId, about: draft.id });
      uploads.clear();
      leaveFor(paths.dashboard, toDashboardAfter, { arrived: { _id, reference, projectName } });
    },
  });
  return { ...sending, key: () => key.current };
}

const mostAttempts = 5;

/**
 * Sends the request; the same key creates only one. If the server is still working on an earlier
 * call with this key, its answer is polled for.
 * @throws ApiError, NetworkError
 */
async function submitRequest(
  values: WizardValues,
  files: readonly string[],
  key: string,
  isPrivate = false,
): Promise<CallAnswer<'POST /api/raise-request'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('POST /api/raise-request', { header: { 'Idempotency-Key': key } }).send({
        ...bodyOf(values),
        ...(files.length > 0 && { attachments: [...files] }),
        ...(isPrivate && { isPrivate }),
      });
    } catch (error) {
      if (!hasCode(error, 'idempotency_in_progress') || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Omits empty answers. Selects only hold values from the API's lists. */
function bodyOf(values: WizardValues): CallBody<'POST /api/raise-request'> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled) as unknown as CallBody<'POST /api/raise-request'>;
}
