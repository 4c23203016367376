import {
  applyDecorators,
  Body,
  Controller,
  createParamDecorator,
  Post,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/access.decorator';
import { IdempotencyKeyHeader } from '../../openapi/idempotency-key-header';
import { RateLimits } from '../../access/rate-limits';
import { FormTraps, type TrapFields } from '../../forms/form-traps';
import { ProblemResponses } from '../../openapi/problem-responses';
import { ComplaintFormDto } from './dto/complaint.dto';
import {
  ContactFormDto,
  LeadFormDto,
  LeadReceivedDto,
  MvpFormDto,
  NotifyFormDto,
} from './dto/lead-forms.dto';
import { WITHIN } from '../../promise/reply-promise';
import { COMPLAINT, GENERAL, LANDING_SERVICES, MVP, NOTIFY_SERVICES } from './lead-options';
import { SubmitLead, type Enquiry } from './submit-lead';

const CONTACT = "Message sent successfully! We'll get back to you soon.";
const LANDING = `Thank you! We'll get back to you ${WITHIN}.`;
const MVP_ANSWER = `Thank you! We'll be in touch ${WITHIN}.`;
const COMPLAINT_ANSWER =
  'Thank you. Your complaint has reached us, and a mail that acknowledges it is on its way to you.';
const NOTIFY = "Thank you! We'll tell you when it is ready.";
const NOTIFY_LIST = 'Almost done. Check your email for confirmation.';

/** Minimum seconds for a person to fill in a form, or a single address field. */
const FORM_SECONDS = 3;
const BOX_SECONDS = 1;

/** What a form's post says beside its body. */
type Call = { key?: string; ip: string; reply: FastifyReply };

const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext): Call => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const key = headers['idempotency-key'];
  return { key: key && String(key), ip, reply: context.switchToHttp().getResponse() };
});

const PublicForm = () =>
  applyDecorators(Public({ limit: 'forms' }), IdempotencyKeyHeader, ProblemResponses(400, 422));

/** Enquiries from the public site. Every answer is the same whether or not we believe the sender. */
@ApiTags('Forms')
@Controller('api')
export class LeadFormsController {
  constructor(
    private readonly leads: SubmitLead,
    private readonly traps: FormTraps,
    private readonly limits: RateLimits,
  ) {}

  /** Send the contact form. Stored first; a mail to us and one to the sender follow. */
  @Post('forms/contact')
  @PublicForm()
  sendContactForm(
    @Body() form: ContactFormDto,
    @CurrentCall() call: Call,
  ): Promise<LeadReceivedDto> {
    const { firstName, lastName, email, message, topic, page } = form;
    const fullName = `${firstName} ${lastName}`;
    const details = topic ? { topic } : {};
    const enquiry = { service: GENERAL, fullName, email, message, details, page };
    return this.take({ form: 'contact', ...enquiry }, form, CONTACT, call);
  }

  /** Send the form of a landing page. */
  @Post('forms/lead')
  @PublicForm()
  sendLeadForm(@Body() form: LeadFormDto, @CurrentCall() call: Call): Promise<LeadReceivedDto> {
    const { name: fullName, email, company, phone, jobTitle, message, page } = form;
    const service = form.service ?? LANDING_SERVICES[0];
    const enquiry = { service, fullName, email, company, phone, jobTitle, message, page };
    return this.take({ form: 'service', ...enquiry }, form, LANDING, call);
  }

  /** Ask to be told: about webinars and resources (confirmed by mail), the startup package, a demo. */
  @Post('forms/notify')
  @PublicForm()
  sendNotifyForm(@Body() form: NotifyFormDto, @CurrentCall() call: Call): Promise<LeadReceivedDto> {
    const { email, topic, page } = form;
    const subscribeTo = topic === 'webinars' || topic === 'resources' ? topic : undefined;
    const enquiry = { service: NOTIFY_SERVICES[topic], email, page, subscribeTo };
    const answer = subscribeTo ? NOTIFY_LIST : NOTIFY;
    return this.take({ form: 'notify', ...enquiry }, form, answer, call);
  }

  /** Send the MVP form, with where the visitor came from. */
  @Post('lead')
  @PublicForm()
  sendMvpForm(@Body() form: MvpFormDto, @CurrentCall() call: Call): Promise<LeadReceivedDto> {
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
    return this.take(enquiry, form, MVP_ANSWER, call);
  }

  /** Complain, about personal data or anything else. Acknowledged by mail at once. */
  @Post('complaints')
  @PublicForm()
  sendComplaint(
    @Body() form: ComplaintFormDto,
    @CurrentCall() call: Call,
  ): Promise<LeadReceivedDto> {
    const { fullName, email, about: topic, details: message, page } = form;
    const complaint = { service: COMPLAINT, fullName, email, message, details: { topic }, page };
    return this.take({ form: 'complaint', ...complaint }, form, COMPLAINT_ANSWER, call);
  }

  private async take(
    enquiry: Omit<Enquiry, 'trap'>,
    fields: TrapFields,
    message: string,
    { key, ip, reply }: Call,
  ): Promise<LeadReceivedDto> {
    await this.limits.count('forms-address', { ip, address: enquiry.email }, reply);
    const seconds = enquiry.form === 'notify' ? BOX_SECONDS : FORM_SECONDS;
    const trap = this.traps.caught(fields, seconds);
    return { id: await this.leads.run({ ...enquiry, trap }, key), message };
  }
}
