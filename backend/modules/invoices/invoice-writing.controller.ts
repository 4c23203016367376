import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import type { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { ChangeDraft } from './change-draft';
import { ChangeInvoice } from './change-invoice';
import { ChangePlan } from './change-plan';
import { CreditInvoice } from './credit-invoice';
import {
  ChangeInvoiceDraftDto,
  CreditInvoiceDto,
  DiscardDraftDto,
  InterestDto,
  VersionDto,
  WriteOffDto,
} from './dto/change-invoice.dto';
import { InvoiceIdParam, PlanItemIdParam } from './dto/invoice.dto';
import { IssueInvoice } from './issue-invoice';
import { ReadInvoices } from './read-invoices';

const TOUCHES = ['Invoices', 'Issuing invoices', 'Requests'];

@ApiTags('Issuing invoices')
@Controller('api')
export class InvoiceWritingController {
  constructor(
    private readonly invoices: ReadInvoices,
    private readonly plan: ChangePlan,
    private readonly drafts: ChangeDraft,
    private readonly issuing: IssueInvoice,
    private readonly crediting: CreditInvoice,
    private readonly changing: ChangeInvoice,
  ) {}

  /** List the parts that are done or due, and the drafts. */
  @Get('invoices/to-issue')
  @Requires(Permission.ManageInvoices)
  getInvoicesToIssue(@CurrentActor() actor: Actor) {
    return this.invoices.toIssue(actor);
  }

  /** Sum up open invoices by lateness and currency. */
  @Get('invoices/ages')
  @Requires(Permission.ManageInvoices)
  getInvoiceAges(@CurrentActor() actor: Actor) {
    return this.invoices.ages(actor);
  }

  /** Mark a part of the plan as done. The client sees it, and its invoice is drafted. */
  @Post('plan-items/:id/done')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  finishPlanItem(
    @CurrentActor() actor: Actor,
    @Param() { id }: PlanItemIdParam,
    @Body() { version }: VersionDto,
  ) {
    return this.plan.finish(actor, id, version);
  }

  /** Draft the invoice of a part of the plan, also before it is done. */
  @Post('plan-items/:id/draft')
  @Touches(...TOUCHES)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  draftInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: PlanItemIdParam,
    @Body() { version }: VersionDto,
  ) {
    return this.plan.draft(actor, id, version);
  }

  /** Credit what a change order took off, if no invoice is left to take it off. */
  @Post('plan-items/:id/credit')
  @Touches(...TOUCHES)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  creditPlanItem(
    @CurrentActor() actor: Actor,
    @Param() { id }: PlanItemIdParam,
    @Body() { version }: VersionDto,
  ) {
    return this.crediting.creditItem(actor, id, version);
  }

  /** Save the words and days of a draft. Its amounts come from the plan. */
  @Put('invoices/:id/draft')
  @Touches('Invoices', 'Issuing invoices')
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  saveInvoiceDraft(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() form: ChangeInvoiceDraftDto,
  ) {
    return this.drafts.save(actor, id, form);
  }

  /** Delete a draft. Its parts of the plan can be invoiced again. */
  @Delete('invoices/:id/draft')
  @Touches(...TOUCHES)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404, 409)
  discardInvoiceDraft(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() { version }: DiscardDraftDto,
  ): Promise<MessageDto> {
    return this.drafts.discard(actor, id, version);
  }

  /** Issue an invoice: it gets the next number, is mailed, and never changes again. */
  @Post('invoices/:id/issue')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  issueInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() { version }: VersionDto,
  ) {
    return this.issuing.issue(actor, id, version);
  }

  /** Credit an issued invoice, whole or in part. */
  @Post('invoices/:id/credit')
  @Touches(...TOUCHES, 'Payments')
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  creditInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() form: CreditInvoiceDto,
  ) {
    return this.crediting.credit(actor, id, form);
  }

  /** Give up what is open of an invoice: a bad debt, which is never credited. */
  @Post('invoices/:id/write-off')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.WriteOffInvoices)
  @ProblemResponses(404)
  writeOffInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() form: WriteOffDto,
  ) {
    return this.changing.writeOff(actor, id, form);
  }

  /** Remind the client again, after a question stopped the reminders. */
  @Post('invoices/:id/resume-reminders')
  @Touches('Invoices', 'Issuing invoices')
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  resumeReminders(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() { version }: VersionDto,
  ) {
    return this.changing.resume(actor, id, version);
  }

  /** Say whether late reminders name the statutory interest. */
  @Put('invoices/:id/interest')
  @Touches('Invoices', 'Issuing invoices')
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  changeInvoiceInterest(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() form: InterestDto,
  ) {
    return this.changing.nameInterest(actor, id, form);
  }
}
