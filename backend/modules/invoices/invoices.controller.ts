import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import type { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import { ChangeInvoice } from './change-invoice';
import { InvoiceQuestionDto } from './dto/change-invoice.dto';
import { InvoiceIdParam, InvoiceListQuery } from './dto/invoice.dto';
import { ReadInvoiceFiles } from './read-invoice-files';
import { ReadInvoices } from './read-invoices';
import { RequestMoney } from './request-money';

@ApiTags('Invoices')
@Controller('api')
export class InvoicesController {
  constructor(
    private readonly invoices: ReadInvoices,
    private readonly files: ReadInvoiceFiles,
    private readonly money: RequestMoney,
    private readonly changing: ChangeInvoice,
  ) {}

  /** List invoices and credit notes. Clients get their own and their company's, finance gets all. */
  @Get('invoices')
  @Requires(Permission.ReadOwnInvoices)
  listInvoices(@CurrentActor() actor: Actor, @Query() query: InvoiceListQuery) {
    return this.invoices.page(actor, query);
  }

  /** Export the listed invoices as CSV. */
  @Get('invoices/export')
  @Requires(Permission.ReadOwnInvoices, { limit: 'exporting' })
  @CsvFile()
  exportInvoices(@CurrentActor() actor: Actor, @Query() query: InvoiceListQuery) {
    return this.invoices.csv(actor, query);
  }

  /** Read the agreed, invoiced and paid amounts of a request, and its plan. */
  @Get('requests/:id/money')
  @Requires(Permission.ReadOwnInvoices, { withMailLink: 'request' })
  @ProblemResponses(404)
  getRequestMoney(@CurrentActor() actor: Actor, @Param() { id }: RequestIdParam) {
    return this.money.of(actor, id);
  }

  /** An invoice or credit note. */
  @Get('invoices/:id')
  @Requires(Permission.ReadOwnInvoices, { withMailLink: 'invoice' })
  @ProblemResponses(404)
  getInvoice(@CurrentActor() actor: Actor, @Param() { id }: InvoiceIdParam) {
    return this.invoices.one(actor, id);
  }

  /** The PDF of an invoice. Until it is made, the response is a 409. */
  @Get('invoices/:id/pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Requires(Permission.ReadOwnInvoices, { withMailLink: 'invoice' })
  @ProblemResponses(404, 409)
  async downloadInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { headers, open } = await this.files.pdf(actor, id);
    void reply.headers(headers);
    return new StreamableFile(await open());
  }

  /** Ask about an invoice. The question becomes a message of the request, and reminders stop. */
  @Post('invoices/:id/question')
  @Touches('Requests', 'Invoices')
  @HttpCode(200)
  @Changes(Permission.ReadOwnInvoices, { withMailLink: 'invoice' })
  @ProblemResponses(404)
  askAboutInvoice(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
    @Body() { text }: InvoiceQuestionDto,
  ): Promise<MessageDto> {
    return this.changing.ask(actor, id, text);
  }
}
