import { OmitType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  MvpFormDto,
  NotifyFormDto,
  type LeadForms,
} from '../modules/leads/leads.public';
import { SubscribeDto, type NewsletterForm } from '../modules/newsletter/newsletter.public';
import { Text } from '../validation/fields';
import { FieldValidationPipe, type SummarisesErrors } from '../validation/validation.pipe';

class HomeSubscribeDto extends OmitType(SubscribeDto, ['fullName', 'company']) {
  @Text({ label: 'Full name', example: 'Amira Khan', max: 100 })
  fullName: string;

  @Text({ label: 'Company', example: 'Northgate Logistics', max: 150 })
  company: string;
}

export type Typed = ReadonlyMap<string, string>;
type Call = { ip: string; reply: FastifyReply };
type BodyOf<Body> = (new () => Body) & Partial<SummarisesErrors>;

type Definition<Body extends object> = {
  rules: (typed: Typed) => BodyOf<Body>;
  prepare?: (typed: Typed) => Record<string, unknown>;
  send: (body: Body, call: Call) => Promise<unknown>;
  sent: (body: Body) => string;
};

export type SiteForm = {
  rules: (typed: Typed) => BodyOf<object>;
  take: (typed: Typed, call: Call) => Promise<string>;
};

const pipe = new FieldValidationPipe();

function defineForm<Body extends object>(form: Definition<Body>): SiteForm {
  const { rules, prepare, send, sent } = form;
  return {
    rules,
    take: async (typed, call) => {
      const values = { ...Object.fromEntries(typed), ...prepare?.(typed) };
      const body = (await pipe.transform(values, {
        type: 'body',
        metatype: rules(typed),
      })) as Body;
      await send(body, call);
      return sent(body);
    },
  };
}

export function siteForms(leads: LeadForms, newsletter: NewsletterForm): Record<string, SiteForm> {
  return {
    contact: defineForm({
      rules: () => ContactFormDto,
      send: (body, call) => leads.contact(body, call),
      sent: () => 'contact',
    }),
    lead: defineForm({
      rules: () => LeadFormDto,
      send: (body, call) => leads.lead(body, call),
      sent: () => 'lead',
    }),
    mvp: defineForm({
      rules: () => MvpFormDto,
      // An unchecked box is not sent.
      prepare: (typed) => ({ authority: typed.has('authority') }),
      send: (body, call) => leads.mvp(body, call),
      sent: () => 'mvp',
    }),
    complaint: defineForm({
      rules: () => ComplaintFormDto,
      send: (body, call) => leads.complaint(body, call),
      sent: () => 'complaint',
    }),
    notify: defineForm({
      rules: () => NotifyFormDto,
      send: (body, call) => leads.notify(body, call),
      sent: ({ topic }) =>
        topic === 'webinars' || topic === 'resources' ? 'notify-list' : 'notify',
    }),
    newsletter: defineForm<SubscribeDto>({
      rules: (typed) => (typed.get('source') === 'home' ? HomeSubscribeDto : SubscribeDto),
      send: (body, call) => newsletter.take(body, call),
      sent: () => 'newsletter',
    }),
  };
}
