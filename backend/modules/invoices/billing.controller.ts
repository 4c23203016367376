import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import { ChangeBilling } from './change-billing';
import { ChangeBillingDto } from './dto/billing.dto';

@ApiTags('Invoices')
@Controller('api')
export class BillingController {
  constructor(private readonly billing: ChangeBilling) {}

  /** Read the billing details of the caller's company, or of a caller without one. */
  @Get('billing-details')
  @Requires(Permission.ManageBilling)
  getBillingDetails(@CurrentActor() actor: Actor) {
    return this.billing.own(actor);
  }

  /** Change them. In a company, only leads, signatories and finance may. */
  @Put('billing-details')
  @Touches('Invoices', 'Issuing invoices')
  @Changes(Permission.ManageBilling)
  changeBillingDetails(@CurrentActor() actor: Actor, @Body() form: ChangeBillingDto) {
    return this.billing.changeOwn(actor, form);
  }

  /** Read the billing details that the invoices of a request use. */
  @Get('requests/:id/billing-details')
  @Requires(Permission.ManageInvoices)
  @ProblemResponses(404)
  getRequestBilling(@Param() { id }: RequestIdParam) {
    return this.billing.ofRequest(id);
  }

  /** Change the billing details that the invoices of a request use. */
  @Put('requests/:id/billing-details')
  @Touches('Invoices', 'Issuing invoices')
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  changeRequestBilling(@Param() { id }: RequestIdParam, @Body() form: ChangeBillingDto) {
    return this.billing.changeOfRequest(id, form);
  }
}
