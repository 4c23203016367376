import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { AccountFileQuery, VatSumsQuery } from './dto/accounts.dto';
import { InvoiceIdParam } from './dto/invoice.dto';
import { MakeAccounts } from './make-accounts';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Issuing invoices')
@Controller('api')
export class AccountsController {
  constructor(private readonly accounts: MakeAccounts) {}

  /** A file of a month for the accountant. Until all PDFs are made, the ZIP of them is a 409. */
  @Get('accounts/files')
  @Requires(Permission.ManageInvoices, { limit: 'accounting' })
  @ApiProduces('text/csv', 'application/zip')
  @ApiOkResponse({ description: 'The file.', ...BINARY })
  @ProblemResponses(409)
  getAccountFile(@Query() query: AccountFileQuery): Promise<StreamableFile> {
    return this.accounts.file(query);
  }

  /** VAT by rate and category, by the tax points of a year. */
  @Get('accounts/vat')
  @Requires(Permission.ManageInvoices)
  getVatSums(@Query() query: VatSumsQuery) {
    return this.accounts.vat(query);
  }

  /** An issued invoice as an electronic one: UBL 2.1, Peppol BIS Billing 3.0. */
  @Get('invoices/:id/ubl')
  @Requires(Permission.ReadOwnInvoices)
  @ApiProduces('application/xml')
  @ApiOkResponse({ description: 'The document.', ...BINARY })
  @ProblemResponses(404, 409)
  downloadInvoiceAsUbl(
    @CurrentActor() actor: Actor,
    @Param() { id }: InvoiceIdParam,
  ): Promise<StreamableFile> {
    return this.accounts.ubl(actor, id);
  }
}
