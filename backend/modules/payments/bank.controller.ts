import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import type { MessageDto } from '../../http/message.dto';
import { TAKES_BYTES } from '../../http/request-limits';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import {
  BankLineIdParam,
  BankLineQuery,
  BankMappingDto,
  LineVersionDto,
  MatchLineDto,
  StatementQuery,
} from './dto/bank.dto';
import { ImportStatement } from './import-statement';
import { MatchLine } from './match-line';
import { ReadBank } from './read-bank';

const TOUCHES = ['Bank statements', 'Payments', 'Invoices', 'Issuing invoices'];

@ApiTags('Bank statements')
@Controller('api/bank')
export class BankController {
  constructor(
    private readonly statements: ImportStatement,
    private readonly lines: ReadBank,
    private readonly matching: MatchLine,
  ) {}

  /**
   * Read a statement of the bank, CSV or CAMT.053, as the body. Lines that were read before are known again. A CSV
   * file of an unknown layout is answered with its columns and a mapping to confirm.
   */
  @Post('statements')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @RouteConfig(TAKES_BYTES)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Requires(Permission.ManageInvoices, {
    limit: 'uploading',
    notIdempotent: 'A statement that is read twice adds nothing.',
  })
  readStatement(
    @CurrentActor() actor: Actor,
    @Query() { bank }: StatementQuery,
    @Req() { body }: FastifyRequest,
  ) {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    return this.statements.read(actor, bytes, bank);
  }

  /** How the CSV files of banks are read. */
  @Get('mappings')
  @Requires(Permission.ManageInvoices)
  listBankMappings() {
    return this.statements.mappings();
  }

  /** Keep how the CSV files of a bank are read. */
  @Put('mappings')
  @Changes(Permission.ManageInvoices)
  keepBankMapping(@Body() form: BankMappingDto): Promise<MessageDto> {
    return this.statements.keepMapping(form);
  }

  /** Lines of statements, newest first, with the invoices that they may pay. */
  @Get('lines')
  @Requires(Permission.ManageInvoices)
  listBankLines(@Query() query: BankLineQuery) {
    return this.lines.page(query);
  }

  /** A line of a statement, with the invoices that it may pay. */
  @Get('lines/:id')
  @Requires(Permission.ManageInvoices)
  @ProblemResponses(404)
  getBankLine(@Param() { id }: BankLineIdParam) {
    return this.lines.one(id);
  }

  /** Say which invoices a line pays. */
  @Post('lines/:id/match')
  @Touches(...TOUCHES)
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  matchBankLine(
    @CurrentActor() actor: Actor,
    @Param() { id }: BankLineIdParam,
    @Body() form: MatchLineDto,
  ) {
    return this.matching.match(actor, id, form);
  }

  /** A line that is for no invoice. */
  @Post('lines/:id/ignore')
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  ignoreBankLine(
    @CurrentActor() actor: Actor,
    @Param() { id }: BankLineIdParam,
    @Body() { version }: LineVersionDto,
  ) {
    return this.matching.ignore(actor, id, version);
  }

  /** Decide an ignored line again. */
  @Post('lines/:id/reopen')
  @HttpCode(200)
  @Changes(Permission.ManageInvoices)
  @ProblemResponses(404)
  reopenBankLine(@Param() { id }: BankLineIdParam, @Body() { version }: LineVersionDto) {
    return this.matching.lookAtAgain(id, version);
  }
}
