import {
  applyDecorators,
  Body,
  Controller,
  createParamDecorator,
  Post,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { IdempotencyKeyHeader } from '../../openapi/shared-parts';
import {
  ComplaintFormDto,
  ContactFormDto,
  LeadFormDto,
  LeadReceivedDto,
  MvpFormDto,
  NotifyFormDto,
} from './dto/lead-forms.dto';
import { LeadForms, type FormCall } from './lead-forms';

/** The caller's key and address. */
export const CurrentCall = createParamDecorator(
  (_: unknown, context: ExecutionContext): FormCall => {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    return { key: key && String(key), ip, reply: context.switchToHttp().getResponse() };
  },
);

const PublicForm = () =>
  applyDecorators(Public({ limit: 'forms' }), IdempotencyKeyHeader, ProblemResponses(400, 422));

/** Enquiries from the public site. Suspected spam gets the same response. */
@ApiTags('Forms')
@Controller('api')
export class LeadFormsController {
  constructor(private readonly forms: LeadForms) {}

  /** Send the contact form. It is stored; a mail to us and one to the sender follow. */
  @Post('forms/contact')
  @PublicForm()
  sendContactForm(
    @Body() form: ContactFormDto,
    @CurrentCall() call: FormCall,
  ): Promise<LeadReceivedDto> {
    return this.forms.contact(form, call);
  }

  /** Send the form of a landing page. */
  @Post('forms/lead')
  @PublicForm()
  sendLeadForm(@Body() form: LeadFormDto, @CurrentCall() call: FormCall): Promise<LeadReceivedDto> {
    return this.forms.lead(form, call);
  }

  /** Ask to be notified about webinars and resources (confirmed by mail), the startup package or a demo. */
  @Post('forms/notify')
  @PublicForm()
  sendNotifyForm(
    @Body() form: NotifyFormDto,
    @CurrentCall() call: FormCall,
  ): Promise<LeadReceivedDto> {
    return this.forms.notify(form, call);
  }

  /** Send the MVP form, with the source of the visit. */
  @Post('lead')
  @PublicForm()
  sendMvpForm(@Body() form: MvpFormDto, @CurrentCall() call: FormCall): Promise<LeadReceivedDto> {
    return this.forms.mvp(form, call);
  }

  /** Send a complaint about personal data or anything else. It is acknowledged by mail at once. */
  @Post('complaints')
  @PublicForm()
  sendComplaint(
    @Body() form: ComplaintFormDto,
    @CurrentCall() call: FormCall,
  ): Promise<LeadReceivedDto> {
    return this.forms.complaint(form, call);
  }
}
