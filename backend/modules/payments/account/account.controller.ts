import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../../access/access.public';
import { ProblemResponses } from '../../../openapi/problem-responses';
import { AccountStatementFileQuery, AccountStatementQuery } from '../dto/account.dto';
import { MakeAccountFile } from './make-account-file';
import { ReadAccount } from './read-account';

@ApiTags('Invoices')
@Controller('api/account-statement')
export class AccountController {
  constructor(
    private readonly accounts: ReadAccount,
    private readonly files: MakeAccountFile,
  ) {}

  /** A client's statement of account: invoices, credit notes and payments with the balance after each. */
  @Get()
  @Requires(Permission.ReadOwnInvoices)
  @ProblemResponses(404)
  getAccountStatement(@CurrentActor() actor: Actor, @Query() query: AccountStatementQuery) {
    return this.accounts.statement(actor, query);
  }

  /** The statement of account as PDF or CSV. */
  @Get('file')
  @Requires(Permission.ReadOwnInvoices, { limit: 'accounting' })
  @ApiProduces('application/pdf', 'text/csv')
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string', format: 'binary' } })
  @ProblemResponses(404)
  downloadAccountStatement(
    @CurrentActor() actor: Actor,
    @Query() query: AccountStatementFileQuery,
  ): Promise<StreamableFile> {
    return this.files.file(actor, query);
  }
}
