import brand from '../../../brand.json';
import { dueInWords, Lead, NOTIFY_SERVICES } from '../../modules/leads/leads.public';
import { nameInWords } from '../mail-layout';
import { defineMail, type MailContext } from '../mail-template';

const leadOf = async ({ db }: MailContext, leadId: string) => {
  const lead = await db.findOneBy(Lead, { id: leadId });
  return lead && lead.state !== 'spam' ? lead : null;
};

const PROMISES: Record<Lead['form'], string> = {
  contact: "We'll get back to you soon",
  service: "We'll get back to you within 24 hours",
  mvp: "We'll be in touch within 1 business day",
  notify: "We'll write to you as soon as it is ready",
};

const LISTS: string[] = [NOTIFY_SERVICES.webinars, NOTIFY_SERVICES.resources];
const LIST_NEXT =
  'If this address is not on the list yet, a second mail asks you to confirm it. Please press its button.';

/** To whoever typed the address: not a word of theirs, or strangers could be written to through us. */
export const leadReceived = defineMail<{ leadId: string }>(async (context, props) => {
  const lead = await leadOf(context, props.leadId);
  if (!lead) return null;
  const promise = PROMISES[lead.form];
  const due = lead.replyDueAt ? `: by ${dueInWords(lead.replyDueAt)} at the latest` : '';
  return {
    to: lead.email,
    content: {
      subject: `Thank you for your ${lead.service} inquiry`,
      preview: `${promise}.`,
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for your ${lead.service} inquiry. It has reached us.`,
        `${promise}${due}.`,
        ...(LISTS.includes(lead.service) ? [LIST_NEXT] : []),
        'If you would rather talk now, call us or answer this mail.',
      ],
      facts: [
        ['Phone', brand.phone],
        ['Email', brand.email],
        ['Office hours', `${brand.hours.days} ${brand.hours.opens}–${brand.hours.closes}, UK time`],
      ],
      reason: `Somebody entered this address in a form on ${brand.name}'s site. If that was not you, ignore this mail.`,
    },
  };
});

export const newLead = defineMail<{ leadId: string }>(async (context, props) => {
  const lead = await leadOf(context, props.leadId);
  if (!lead) return null;
  const { details } = lead;
  return {
    to: context.inbox,
    replyTo: lead.email,
    content: {
      subject: `New ${lead.service} Inquiry from ${lead.sender}`,
      preview: `Sent from ${lead.page ?? 'the site'}`,
      paragraphs: [
        lead.form === 'notify'
          ? `Somebody wants to be told about ${lead.service}.`
          : `${nameInWords(lead.fullName) || 'Somebody'} wrote to us. To answer, just reply to this mail.`,
      ],
      facts: factsOf([
        ['Name', lead.fullName],
        ['Email', lead.email],
        ['Company', lead.company],
        ['Phone', lead.phone],
        ['Job title', lead.jobTitle],
        ['Service', lead.service],
        ['Topic', details.topic],
        ['Budget', details.budget],
        ['Timeline', details.timeline],
        ['Can decide', details.authority ? 'Yes' : undefined],
        ['Promised', lead.replyDueAt && `by ${dueInWords(lead.replyDueAt)}`],
        ['Page', lead.page],
      ]),
      quote: lead.message || undefined,
      button: {
        label: 'Open the leads',
        url: context.links.page(`/dashboard/admin/leads?lead=${lead.id}`),
      },
      reason: 'This inbox is told of every new lead.',
    },
  };
});

const factsOf = (facts: [string, string | null | undefined][]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
