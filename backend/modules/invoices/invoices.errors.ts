import {
  gone,
  AppError,
  conflict,
  forbidden,
  invalidField,
  missing,
  versionConflict,
  type FieldError,
} from '../../errors/app-error';
import { notDrawable } from '../../documents/pdf-fonts';
import type { InvoiceState } from './invoice-moves';

export const MAX_LINES = 60;
export const MAX_OF_REQUEST = 200;
/** Credit notes, and payments, that stand with an invoice. */
export const MAX_MOVEMENTS = 50;

export const InvoiceNotFound = missing('invoice');
export const PlanItemNotFound = missing('plan_item', 'part of the plan');

export const InvoiceChangedMeanwhile = versionConflict(
  'A colleague has changed this invoice in the meantime. Look at it and try again.',
);
export const PlanChangedMeanwhile = versionConflict(
  'A colleague has changed this part of the plan in the meantime. Look at it and try again.',
);
export const BillingChangedMeanwhile = versionConflict(
  'These billing details have been changed in the meantime. Your text is not saved yet.',
);

const STANDS: Record<InvoiceState, string> = {
  draft: 'This invoice has not been issued yet.',
  issued: 'This invoice is issued, so it can no longer change. Credit it, and issue it anew.',
  part_paid: 'A part of this invoice is paid.',
  paid: 'This invoice is paid.',
  credited: 'This invoice is credited, so nothing of it is open.',
  written_off: 'This invoice is written off.',
};

export const NotInThisState = (state: InvoiceState) =>
  new AppError('conflict', 'invoice_state', STANDS[state], { current: { state } });

export const NothingIsOpen = conflict('invoice_state', 'Nothing of this invoice is open.');

export const MoreThanLeft = conflict(
  'more_than_left',
  'This is more than is left. Nothing is changed; look at what is open now.',
);

export const AlreadyDone = conflict('already_done', 'This part is marked as done already.');

export const AlreadyInvoiced = conflict(
  'already_invoiced',
  'There is an invoice for this part already.',
);

export const TooManyInvoices = conflict(
  'too_many_invoices',
  `A request has at most ${MAX_OF_REQUEST} invoices.`,
);

export const NotAsUbl = conflict(
  'not_as_ubl',
  'This invoice cannot be written as an electronic one: a fact of it has no place there.',
);

export const NothingToCredit = conflict(
  'nothing_to_credit',
  'No invoice of this request has as much left to credit at these VAT rates.',
);

/** `facts`: in words. */
export const FirmFactsMissing = (facts: string[]) =>
  new AppError(
    'conflict',
    'legal_facts_missing',
    `Before an invoice is issued, brand.json must state ${facts.join(', ')}.`,
  );

export const IncompleteInvoice = (errors: FieldError[]) =>
  new AppError('invalid', errors[0]!.code as 'required', errors[0]!.message, { errors });

export const CreditIsTooLarge = (line: number) =>
  invalidField(`lines.${line}.netMinor`, 'too_large', 'This is more than is left of this line.');

export const NotForMembers = forbidden(
  'leads_only',
  'Leads, signatories and finance change the billing details of a company. Ask one of them.',
);

export const ExplanationNotDrawable = (missing: string[]) =>
  invalidField('explanation', 'not_drawable', notDrawable('The explanation', missing));

export const PayLinkDead = gone(
  'pay_link_dead',
  'This link no longer leads to an invoice. Please use the latest e-mail, or write to us.',
);
