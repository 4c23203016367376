import { hasStatus, NetworkError } from '../../../api/problem';
import { firstReply } from '../../../lib/first-reply';
import { sentenceOf } from '../../forms/failure';

export const signedOutSentence = 'Authentication required. Please sign in again.';

export const submittedSentence = `Request submitted successfully! We'll get back to you within ${firstReply('portal')}.`;

export const missingSentence = (labels: readonly string[]): string =>
  `Please fill in all required fields: ${labels.join(', ')}`;

export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** The server holds an earlier version of this draft, sent before the latest input. */
export class EarlierVersionArrived extends Error {
  override readonly name = 'EarlierVersionArrived';
}

/** The request would arrive without its files; the message says what to do. */
export class FilesNotSent extends Error {
  override readonly name = 'FilesNotSent';
}

export function failureSentence(error: unknown): string {
  if (error instanceof SignedOut || hasStatus(error, 401)) return signedOutSentence;
  const reason = reasonOf(error);
  return reason ? `Failed to submit request: ${reason}` : 'Failed to submit request';
}

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'the server cannot be reached, so your request may have arrived. Look in My Requests, or submit again: it arrives only once. What you wrote is kept.';
  }
  if (error instanceof EarlierVersionArrived) {
    return 'an earlier version of it has already arrived (see My Requests). Submit again to send this version as well.';
  }
  if (error instanceof FilesNotSent) return error.message;
  return sentenceOf(error, '');
}

export const onlyForMe = (company: string) =>
  `Only for me: ${company} does not see this request, unless I add somebody`;

export const keptNote = 'What you type is kept in this browser until you submit it.';

export const wizardWords = {
  startOver: 'Start over',
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
    urgency: 'Critical means that work stands still until it is solved.',
    teamSize: 'How many people will work with it, roughly.',
  },
};
