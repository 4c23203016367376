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
import { SubscribeDto, type Subscribe } from '../modules/newsletter/newsletter.public';
import { Text } from '../validation/fields';
import { FieldValidationPipe, type SummarisesErrors } from '../validation/validation.pipe';

class HomeSubscribeDto extends OmitType(SubscribeDto, ['fullName', 'company']) {
  @Text({ example: 'Amira Khan', max: 100 })
  fullName: string;

  @Text({ example: 'Northgate Logistics', max: 150 })
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

const defineForm = <Body extends object>({
  rules,
  prepare,
  send,
  sent,
}: Definition<Body>): SiteForm => ({
  rules,
  take: async (typed, call) => {
    const values = { ...Object.fromEntries(typed), ...prepare?.(typed) };
    const metadata = { type: 'body', metatype: rules(typed) } as const;
    const body = (await pipe.transform(values, metadata)) as Body;
    await send(body, call);
    return sent(body);
  },
});

const plain = <Body extends object>(
  sent: string,
  metatype: BodyOf<Body>,
  send: Definition<Body>['send'],
): SiteForm => defineForm({ rules: () => metatype, send, sent: () => sent });

export function siteForms(leads: LeadForms, newsletter: Subscribe): Record<string, SiteForm> {
  return {
    contact: plain('contact', ContactFormDto, (body, call) => leads.contact(body, call)),
    lead: plain('lead', LeadFormDto, (body, call) => leads.lead(body, call)),
    complaint: plain('complaint', ComplaintFormDto, (body, call) => leads.complaint(body, call)),
    mvp: defineForm({
      rules: () => MvpFormDto,
      // An unchecked box is not sent.
      prepare: (typed) => ({ authority: typed.has('authority') }),
      send: (body, call) => leads.mvp(body, call),
      sent: () => 'mvp',
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
