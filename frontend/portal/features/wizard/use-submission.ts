import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { newKey } from '../../../lib/new-key';
import type { Uploads } from '../../files/use-uploads';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { setPauseBeforeSignIn } from '../../session/sign-in-pause';
import type { Arrival } from '../dashboard/request-arrived';
import { requestPaths } from '../requests/queries';
import { type Draft, wizardDrafts } from './draft';
import { submitRequest } from './submit-request';
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
