import {
  AppError,
  conflict,
  forbidden,
  invalidField,
  missing,
  versionConflict,
} from '../../errors/app-error';
import { notDrawable } from '../../documents/pdf-fonts';
import type { ProposalState } from './proposal-moves';

export const MAX_OPEN = 5;
const HOUR_SECONDS = 3_600;

export const ProposalNotFound = missing('proposal');

export const DraftChangedMeanwhile = versionConflict(
  'A colleague has changed this proposal in the meantime. Your text is not saved yet.',
);

const STANDS: Record<ProposalState, string> = {
  draft: 'This proposal has not been sent yet.',
  sent: 'This proposal is with the client already.',
  accepted: 'This proposal is accepted, so it can no longer change.',
  declined: 'This proposal was declined.',
  expired: 'This proposal has expired. Ask us for a new version.',
  withdrawn: 'We have withdrawn this proposal.',
  superseded: 'Another proposal was accepted in place of this one.',
};

export const NotInThisState = (state: ProposalState) =>
  new AppError('conflict', 'proposal_state', STANDS[state], { current: { state } });

export const NoDraft = conflict('proposal_state', 'There is no draft to change or send.');

/** Sent before its price was checked. */
export const PriceIsWrong = conflict(
  'proposal_state',
  'The price of this proposal does not add up. We will send you a new version.',
);

export const NewerVersion = (version: number) =>
  new AppError(
    'conflict',
    'newer_version',
    `There is a newer version of this proposal, number ${version}. Please read it first.`,
    { current: { version } },
  );

export const ContentDiffers = conflict(
  'content_differs',
  'What you were shown is not what we have stored. Nothing is accepted. Load the page again.',
);

export const NotASignatory = forbidden(
  'not_signatory',
  'Only whoever raised the request, or a signatory of the company, can decide this.',
);

export const CodeNeeded = forbidden(
  'code_needed',
  'You came from an e-mail. Enter the code that we send to your address.',
);

export const CodeWrong = () =>
  invalidField('code', 'code_wrong', 'This code is wrong or has expired. Ask for a new one.');

export const NameNotDrawable = (missing: string[]) =>
  invalidField('name', 'not_drawable', notDrawable('The name', missing));

export const TooManyCodes = () =>
  new AppError('too_many', 'too_many_mails', 'You have asked for many codes. Wait an hour.', {
    retryAfter: HOUR_SECONDS,
  });

export const AgreedChanged = conflict(
  'agreed_changed',
  'The agreed price has changed since this change order was written. It needs a new version.',
);

export const TooManyProposals = conflict(
  'too_many_proposals',
  `This request has ${MAX_OPEN} open proposals already. Withdraw one first.`,
);

export const LegalFactsMissing = (missing: string[]) =>
  new AppError(
    'conflict',
    'legal_facts_missing',
    `Proposals cannot be sent yet: brand.json lacks ${missing.join(', ')}.`,
  );

export const OfferAccepted = conflict(
  'offer_accepted',
  'A proposal is accepted for this request. Write a change order instead.',
);

export const NothingToChange = conflict(
  'nothing_to_change',
  'A change order needs an accepted proposal.',
);

export const RequestClosed = conflict(
  'request_closed',
  'This request is closed, so nothing can be proposed or accepted. Reopen it first.',
);

export const ShareMissing = (field: string) =>
  invalidField(`${field}.share`, 'required', 'Give a share or an amount.');

export const DayPast = () =>
  invalidField('validUntil', 'day_past', 'Choose a day from today to a year from now.');
