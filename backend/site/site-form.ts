import { OmitType } from '@nestjs/swagger';
import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { LimitName } from '../access/quotas';
import type { AppError } from '../errors/app-error';
import { BookCall, BookCallDto } from '../modules/calls/calls.public';
import {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  MvpFormDto,
  NotifyFormDto,
  LeadForms,
} from '../modules/leads/leads.public';
import { Subscribe, SubscribeDto } from '../modules/newsletter/newsletter.public';
import { Text } from '../validation/fields';
import { FieldValidationPipe, type SummarisesErrors } from '../validation/validation.pipe';
import type { BookingPages } from './booking/booking-pages';
import type { Redrawn, Typed } from './form-body';

class HomeSubscribeDto extends OmitType(SubscribeDto, ['fullName', 'company']) {
  @Text({ example: 'Amira Khan', max: 100 })
  fullName: string;

  @Text({ example: 'Northgate Logistics', max: 150 })
  company: string;
}

type Call = { ip: string; reply: FastifyReply };
type BodyOf<Body> = (new () => Body) & Partial<SummarisesErrors>;

type Definition<Body extends object> = {
  rules: (typed: Typed) => BodyOf<Body>;
  prepare?: (typed: Typed) => Record<string, unknown>;
  send: (body: Body, call: Call) => Promise<unknown>;
  /** The page that follows. */
  sent: (body: Body) => string;
} & Drawing;

type Drawing = {
  limit?: LimitName;
  /** Of a form that the server draws, where another one cannot be named. */
  formId?: string;
  redraw?: (typed: Typed, error: AppError) => Promise<Redrawn | undefined>;
};

export type SiteForm = Drawing & {
  limit: LimitName;
  rules: (typed: Typed) => BodyOf<object>;
  take: (typed: Typed, call: Call) => Promise<string>;
};

const pipe = new FieldValidationPipe();

const defineForm = <Body extends object>({
  rules,
  prepare,
  send,
  sent,
  limit = 'forms',
  ...drawing
}: Definition<Body>): SiteForm => ({
  ...drawing,
  limit,
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
): SiteForm => defineForm({ rules: () => metatype, send, sent: () => sentPage(sent) });

const sentPage = (name: string): string => `/sent/${name}`;

export function siteForms(
  app: INestApplicationContext,
  booking: BookingPages,
): Record<string, SiteForm> {
  const [leads, newsletter, calls] = [app.get(LeadForms), app.get(Subscribe), app.get(BookCall)];
  return {
    contact: plain('contact', ContactFormDto, (body, call) => leads.contact(body, call)),
    lead: plain('lead', LeadFormDto, (body, call) => leads.lead(body, call)),
    complaint: plain('complaint', ComplaintFormDto, (body, call) => leads.complaint(body, call)),
    mvp: defineForm({
      rules: () => MvpFormDto,
      // An unchecked box is not sent.
      prepare: (typed) => ({ authority: typed.has('authority') }),
      send: (body, call) => leads.mvp(body, call),
      sent: () => sentPage('mvp'),
    }),
    notify: defineForm({
      rules: () => NotifyFormDto,
      send: (body, call) => leads.notify(body, call),
      sent: ({ topic }) =>
        sentPage(topic === 'webinars' || topic === 'resources' ? 'notify-list' : 'notify'),
    }),
    newsletter: defineForm<SubscribeDto>({
      rules: (typed) => (typed.get('source') === 'home' ? HomeSubscribeDto : SubscribeDto),
      send: (body, call) => newsletter.take(body, call),
      sent: () => sentPage('newsletter'),
    }),
    booking: defineForm<BookCallDto>({
      limit: 'booking',
      formId: 'booking',
      rules: () => BookCallDto,
      send: (body, call) => calls.byVisitor(body, call),
      sent: ({ slug, at, zone }) =>
        `/book/${slug}?${new URLSearchParams({ asked: at, zone }).toString()}`,
      redraw: (typed, error) => booking.refused(typed, error),
    }),
  };
}
