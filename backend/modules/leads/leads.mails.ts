import brand from '../../../brand.json';
import {
  after,
  defineMail,
  greetStranger,
  nameInWords,
  type ComposedMail,
  type MailContext,
} from '../../mail/mail.public';
import { dueInWords, replyNote, within } from '../response-times/response-times.public';
import {
  GENERAL,
  inquiryAbout,
  NOTIFY_SERVICES,
  printableTopic,
  promisePlace,
} from './lead-options';
import { Lead } from './lead.entity';
import { leadReceived } from './leads.events';

type Compose = (lead: Lead, context: MailContext) => ComposedMail | null;

const defineLeadMail = (name: string, label: string, isComplaint: boolean, compose: Compose) =>
  defineMail<{ leadId: string }>(name, {
    label,
    when: [
      after(leadReceived, ({ subjectId, data: { form, isSpam } }) =>
        !isSpam && form !== 'call' && (form === 'complaint') === isComplaint
          ? { leadId: subjectId! }
          : null,
      ),
    ],
    compose: async (context, { leadId }) => {
      const lead = await context.db.findOneBy(Lead, { id: leadId });
      return lead && lead.state !== 'spam' ? compose(lead, context) : null;
    },
  });

function promiseOf({ form, page }: Lead): { promise: string; note: string } {
  if (form === 'notify') return { promise: "We'll write to you as soon as it is ready", note: '' };
  const place = promisePlace(form, page);
  const verb = form === 'mvp' ? 'be in touch' : 'get back to you';
  return { promise: `We'll ${verb} ${within(place)}`, note: replyNote(place) };
}

const LISTS: string[] = [NOTIFY_SERVICES.webinars, NOTIFY_SERVICES.resources];

/** Quotes no input but a first name; otherwise people could use us to write to strangers. */
defineLeadMail('lead-received', 'Thank you for your inquiry', false, (lead, { links }) => {
  if (LISTS.includes(lead.service)) return null;
  const { promise, note } = promiseOf(lead);
  const about = inquiryAbout(lead.service, lead.details.topic);
  const inquiry = [about, 'inquiry'].join(' ').trim();
  const query = about && `?about=${encodeURIComponent(about)}`;
  const due = lead.replyDueAt ? `: by ${dueInWords(lead.replyDueAt)} at the latest` : '';
  return {
    to: lead.email,
    isUnproven: true,
    subject: `Thank you for your ${inquiry}`,
    preview: `${promise}.`,
    greeting: greetStranger(lead.fullName),
    paragraphs: [
      `Thank you for your ${inquiry}. It has reached us.`,
      `${promise}${due}.${note}`,
      'If you would rather talk, book a call, ring us or reply to this e-mail.',
    ],
    button: { label: 'Book a call', url: brand.bookingUrl || links.page(`/book${query}`) },
    facts: [
      ['Phone', brand.phone],
      ['E-mail', brand.email],
      ['Office hours', `${brand.hours.days} ${brand.hours.opens}–${brand.hours.closes}, UK time`],
    ],
    signedBy: brand.signatory,
    reason: `Somebody entered this address in a form on ${brand.name}'s site. If that was not you, ignore this e-mail.`,
  };
});

defineLeadMail('new-lead', 'New inquiry (to us)', false, (lead, context) => {
  const { details } = lead;
  return {
    to: context.inbox,
    replyTo: lead.email,
    subject: `New ${lead.service === GENERAL ? printableTopic(details.topic) : lead.service} Inquiry from ${lead.sender}`,
    preview: `Sent from ${lead.page ?? 'the site'}`,
    paragraphs: [
      lead.form === 'notify'
        ? `Somebody wants to hear about ${lead.service}.`
        : `${nameInWords(lead.fullName) || 'Somebody'} wrote to us. To answer, just reply to this e-mail.`,
    ],
    facts: factsOf([
      ['Name', lead.fullName],
      ['E-mail', lead.email],
      ['Company', lead.company],
      ['Phone', lead.phone],
      ['Job title', lead.jobTitle],
      ['Service', lead.service],
      ['Topic', details.topic],
      ['Offer', details.offer],
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
    reason: 'This inbox gets an e-mail for every new lead.',
  };
});

/** Required by law. Quotes no input either. */
defineLeadMail('complaint-received', 'We have received your complaint', true, (lead) => {
  const due = lead.replyDueAt ? ` by ${dueInWords(lead.replyDueAt)}` : '';
  return {
    to: lead.email,
    isUnproven: true,
    subject: 'We have received your complaint',
    preview: 'This e-mail acknowledges it.',
    greeting: 'Hello,',
    paragraphs: [
      'We have received your complaint, and this e-mail acknowledges it.',
      `Somebody who was not involved will look into it without undue delay. We will write to you with the outcome${due}, or tell you why it takes longer.`,
      'To add something, reply to this e-mail. If it is about your personal data, you may also complain to the Information Commissioner’s Office at any time.',
    ],
    facts: [
      ['Received', dueInWords(lead.createdAt)],
      ['Number', lead.id],
      ['Phone', brand.phone],
      ['ICO', 'ico.org.uk/make-a-complaint, 0303 123 1113'],
    ],
    reason: `Somebody entered this address in the complaint form on ${brand.name}'s site. If that was not you, ignore this e-mail.`,
  };
});

defineLeadMail('new-complaint', 'New complaint (to us)', true, (lead, context) => {
  return {
    to: context.inbox,
    replyTo: lead.email,
    subject: `New complaint from ${lead.sender}`,
    preview: lead.details.topic ?? '',
    paragraphs: [
      'We have acknowledged it by e-mail. Somebody who was not involved has to look into it.',
    ],
    facts: factsOf([
      ['Name', lead.fullName],
      ['E-mail', lead.email],
      ['About', lead.details.topic],
      ['Outcome due', lead.replyDueAt && `by ${dueInWords(lead.replyDueAt)}`],
    ]),
    quote: lead.message,
    button: {
      label: 'Open the complaint',
      url: context.links.page(`/dashboard/admin/leads?lead=${lead.id}`),
    },
    reason: 'This inbox gets an e-mail for every complaint.',
  };
});

const factsOf = (facts: [string, string | null | undefined][]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
