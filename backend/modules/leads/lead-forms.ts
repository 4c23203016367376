import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FormTraps, type TrapFields } from '../../access/form-traps';
import { RateLimits } from '../../access/rate-limits';
import { within } from '../response-times/response-times.public';
import type {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  LeadReceivedDto,
  MvpFormDto,
  NotifyFormDto,
} from './dto/lead-forms.dto';
import {
  COMPLAINT,
  GENERAL,
  LANDING_SERVICES,
  MVP,
  NOTIFY_SERVICES,
  promisePlace,
} from './lead-options';
import { SubmitLead, type Enquiry } from './submit-lead';

/** The result pages have the same texts (frontend/content/sent.ts). */
export const SENT = {
  contact: "Message sent successfully! We'll get back to you soon.",
  lead: `Thank you! We'll get back to you ${within('site')}.`,
  cambridge: `Thank you! We'll get back to you ${within('cambridge')}.`,
  mvp: `Thank you! We'll be in touch ${within('mvp')}.`,
  complaint:
    'Thank you. Your complaint has reached us, and a mail that acknowledges it is on its way to you.',
  notify: "Thank you! We'll tell you when it is ready.",
  'notify-list': 'Almost done. Check your email for confirmation.',
} as const;

const FORM_SECONDS = 3;
const BOX_SECONDS = 1;

export type FormCall = { key?: string; ip: string; reply: FastifyReply };

type Received = Promise<LeadReceivedDto>;

@Injectable()
export class LeadForms {
  constructor(
    private readonly leads: SubmitLead,
    private readonly traps: FormTraps,
    private readonly limits: RateLimits,
  ) {}

  contact(form: ContactFormDto, call: FormCall): Received {
    const { firstName, lastName, email, company, phone, message, topic, offer, page } = form;
    const fullName = `${firstName} ${lastName}`;
    const details = { ...(topic && { topic }), ...(offer && { offer }) };
    const enquiry = { service: GENERAL, fullName, email, company, phone, message, details, page };
    return this.take({ form: 'contact', ...enquiry }, form, SENT.contact, call);
  }

  lead(form: LeadFormDto, call: FormCall): Received {
    const { name: fullName, email, company, phone, jobTitle, message, page } = form;
    const service = form.service ?? LANDING_SERVICES[0];
    const enquiry = { service, fullName, email, company, phone, jobTitle, message, page };
    const answer = promisePlace('service', page) === 'cambridge' ? SENT.cambridge : SENT.lead;
    return this.take({ form: 'service', ...enquiry }, form, answer, call);
  }

  notify(form: NotifyFormDto, call: FormCall): Received {
    const { email, topic, page } = form;
    const subscribeTo = topic === 'webinars' || topic === 'resources' ? topic : undefined;
    const enquiry = { service: NOTIFY_SERVICES[topic], email, page, subscribeTo };
    const answer = subscribeTo ? SENT['notify-list'] : SENT.notify;
    return this.take({ form: 'notify', ...enquiry }, form, answer, call);
  }

  mvp(form: MvpFormDto, call: FormCall): Received {
    const { fullName, workEmail: email, company, phone, page } = form;
    const { role, budget, timeline, authority, submittedAt } = form;
    const { utm_source, utm_medium, utm_campaign, utm_content, utm_term, fbclid } = form;
    const enquiry: Omit<Enquiry, 'trap'> = {
      form: 'mvp',
      service: MVP,
      fullName,
      email,
      company,
      phone,
      jobTitle: role,
      message: form.projectDescription,
      details: { role, budget, timeline, authority, submittedAt },
      tracking: { utm_source, utm_medium, utm_campaign, utm_content, utm_term, fbclid },
      page,
    };
    return this.take(enquiry, form, SENT.mvp, call);
  }

  complaint(form: ComplaintFormDto, call: FormCall): Received {
    const { fullName, email, about: topic, details: message, page } = form;
    const complaint = { service: COMPLAINT, fullName, email, message, details: { topic }, page };
    return this.take({ form: 'complaint', ...complaint }, form, SENT.complaint, call);
  }

  private async take(
    enquiry: Omit<Enquiry, 'trap'>,
    fields: TrapFields,
    message: string,
    { key, ip, reply }: FormCall,
  ): Received {
    await this.limits.count('forms-address', { ip, address: enquiry.email }, reply);
    const seconds = enquiry.form === 'notify' ? BOX_SECONDS : FORM_SECONDS;
    const trap = this.traps.caught(fields, seconds);
    return { id: await this.leads.submit({ ...enquiry, trap }, key), message };
  }
}
