import { hasStatus, NetworkError } from '../../../api/problem';
import { firstReply } from '../../../lib/first-reply';
import { sentenceOf } from '../../forms/failure';

/** Stops a submission; the message is shown as it is. */
export class NotSubmitted extends Error {
  override readonly name = 'NotSubmitted';
}

export function failureSentence(error: unknown): string {
  if (error instanceof NotSubmitted) return error.message;
  if (hasStatus(error, 401)) return wizardWords.signedOut;
  const reason = error instanceof NetworkError ? wizardWords.unanswered : sentenceOf(error, '');
  return wizardWords.failed(reason);
}

export const wizardWords = {
  signedOut: 'Authentication required. Please sign in again.',
  submitted: `Request submitted successfully! We'll get back to you within ${firstReply('portal')}.`,
  missingFields: (labels: readonly string[]) =>
    `Please fill in all required fields: ${labels.join(', ')}`,
  failed: (reason: string) =>
    reason ? `Failed to submit request: ${reason}` : 'Failed to submit request',
  unanswered:
    'the server cannot be reached, so your request may have arrived. Look in My Requests, or submit again: it arrives only once. What you wrote is kept.',
  /** The server holds an earlier version of this draft, sent before the latest input. */
  earlierArrived:
    'an earlier version of it has already arrived (see My Requests). Submit again to send this version as well.',
  onlyForMe: (company: string) =>
    `Only for me: ${company} does not see this request, unless I add somebody`,
  kept: 'What you type is kept in this browser until you submit it.',
  startOver: 'Start over',
  startingOver: {
    title: 'Start over?',
    text: 'What you have typed and the files you have chosen are deleted.',
    action: 'Delete this draft',
    back: 'Keep it',
    done: 'Draft deleted.',
  },
  submit: 'Submit',
  submitting: 'Submitting',
  title: 'Raise a request',
  form: 'Project request',
  loadingProfile: 'Loading your profile',
  loadingDraft: 'Loading your draft',
  failure: 'Failed to fetch profile',
  at: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: 'Progress of the form',
  missing: (fields: number) => `${fields} to complete`,
  choose: { service: 'Choose a service', timeline: 'Choose a timeline', budget: 'Choose a budget' },
  hints: {
    description:
      'What happens today, what should happen instead, and how you would notice the difference.',
    urgency: 'Critical: work has stopped until this is solved.',
    teamSize: 'How many people will work with it, roughly.',
  },
};
