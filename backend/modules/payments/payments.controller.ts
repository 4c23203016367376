import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Public, Requires, type Actor } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { InvoiceIdParam } from '../invoices/invoices.public';
import { ChangePayment } from './change-payment';
import {
  AllocateDto,
  PaidBackDto,
  PaymentIdParam,
  PaymentListQuery,
  RecordPaymentDto,
} from './dto/payment.dto';
import { MoneyQuery } from './dto/money.dto';
import { FirmMoney } from './firm-money';
import { OpenCheckout } from './open-checkout';
import { PayTokenDto } from './dto/pay-link.dto';
import { ReadPayLink } from './read-pay-link';
import { ReadPayments } from './read-payments';

const TOUCHES = ['Payments', 'Bank statements', 'Invoices', 'Issuing invoices', 'Requests'];

@ApiTags('Payments')
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly payments: ReadPayments,
    private readonly changing: ChangePayment,
    private readonly checkouts: OpenCheckout,
    private readonly money: FirmMoney,
    private readonly links: ReadPayLink,
  ) {}

  /** Open the payment page for the open amount of an invoice. No card details reach us. */
  @Post('invoices/:id/pay')
  @Touches()
  @HttpCode(200)
  @Changes(Permission.ReadOwnInvoices, { withMailLink: 'invoice', scope: null })
  @ProblemResponses(404)
  payInvoice(@CurrentActor() actor: Actor, @Param() { id }: InvoiceIdParam) {
    return this.checkouts.open(actor, id);
  }

  /** Read what the link of a mail leads to, for a contact without an account. Pays nothing. */
  @Post('pay/read')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(410)
  readPayLink(@Body() { token }: PayTokenDto) {
    return this.links.by(token);
  }

  /** Open the payment page by the link of a mail. */
  @Post('pay/open')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(409, 410)
  payByLink(@Body() { token }: PayTokenDto) {
    return this.checkouts.openByLink(token);
  }

  /** Read the agreed, invoiced and paid amounts of a period, for each currency. */
  @Get('money')
  @Requires(Permission.ManageInvoices)
  getMoney(@Query() query: MoneyQuery) {
    return this.money.of(query);
  }

  /** List payments, newest first. */
  @Get('payments')
  @Requires(Permission.ManageInvoices)
  listPayments(@Query() query: PaymentListQuery) {
    return this.payments.page(query);
  }

  /** A payment, and which invoices have it. */
  @Get('payments/:id')
  @Requires(Permission.ManageInvoices)
  @ProblemResponses(404)
  getPayment(@Param() { id }: PaymentIdParam) {
    return this.payments.one(id);
  }

  /** Record a transfer, cheque or cash. An excess over the open amount stays unallocated. */
  @Post('payments')
  @Touches(...TOUCHES)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  recordPayment(@CurrentActor() actor: Actor, @Body() form: RecordPaymentDto) {
    return this.changing.record(actor, form);
  }

  /** Give what is left of a payment to an invoice. */
  @Post('payments/:id/allocations')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  allocatePayment(@Param() { id }: PaymentIdParam, @Body() form: AllocateDto) {
    return this.changing.allocate(id, form);
  }

  /** Take off an invoice what it was given of a payment. */
  @Post('payments/:id/release')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  releasePayment(@Param() { id }: PaymentIdParam, @Body() form: AllocateDto) {
    return this.changing.release(id, form);
  }

  /** Note that money was transferred back. Card payments are refunded at the provider. */
  @Post('payments/:id/paid-back')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  notePaidBack(
    @CurrentActor() actor: Actor,
    @Param() { id }: PaymentIdParam,
    @Body() form: PaidBackDto,
  ) {
    return this.changing.paidBack(actor, id, form);
  }
}
