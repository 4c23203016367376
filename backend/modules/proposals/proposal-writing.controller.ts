import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Requires, type Actor } from '../../access/access.public';
import { TAKES_LONG_TEXT } from '../../http/request-limits';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import { DecideProposal } from './decide-proposal';
import {
  ChangeDraftDto,
  DraftReadDto,
  NewProposalDto,
  ProposalIdParam,
  ProposalListQuery,
  ProposalVersionDto,
  RecordOrderDto,
  WithdrawProposalDto,
} from './dto/proposal.dto';
import { ReadProposals } from './read-proposals';
import { SendProposal } from './send-proposal';
import { WriteProposal } from './write-proposal';

@ApiTags('Writing proposals')
@Controller('api')
export class ProposalWritingController {
  constructor(
    private readonly proposals: ReadProposals,
    private readonly writing: WriteProposal,
    private readonly sending: SendProposal,
    private readonly deciding: DecideProposal,
  ) {}

  /** Export the matching proposals as a CSV file. */
  @Get('proposals/export')
  @Requires(Permission.WriteProposals, { limit: 'exporting' })
  @CsvFile()
  exportProposals(
    @CurrentActor() actor: Actor,
    @Query() query: ProposalListQuery,
  ): Promise<StreamableFile> {
    return this.proposals.csv(actor, query);
  }

  /** Start a proposal, or a change order of an accepted one, from the template of the service. */
  @Post('requests/:id/proposals')
  @Touches('Proposals', 'Requests')
  @Changes(Permission.WriteProposals)
  createProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() { kind }: NewProposalDto,
  ) {
    return this.writing.create(actor, id, kind);
  }

  /** Save the draft. If a colleague has saved it since, the answer is a 409 with theirs. */
  @Put('proposals/:id/draft')
  @Touches('Proposals')
  @RouteConfig(TAKES_LONG_TEXT)
  @Changes(Permission.WriteProposals)
  saveProposalDraft(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() form: ChangeDraftDto,
  ) {
    return this.writing.save(actor, id, form);
  }

  /** Send the draft as the next version, which never changes. */
  @Post('proposals/:id/send')
  @Touches('Proposals', 'Requests')
  @HttpCode(200)
  @Changes(Permission.WriteProposals)
  sendProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() { version }: DraftReadDto,
  ) {
    return this.sending.send(actor, id, version);
  }

  /** Discard the draft. A version that was sent stays as it is. */
  @Post('proposals/:id/discard-draft')
  @Touches('Proposals')
  @HttpCode(200)
  @Changes(Permission.WriteProposals)
  deleteProposalDraft(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() { version }: DraftReadDto,
  ) {
    return this.writing.discardDraft(actor, id, version);
  }

  /** Withdraw the version that was sent. The client gets an e-mail, and a draft of the next version stays. */
  @Post('proposals/:id/withdraw')
  @Touches('Proposals', 'Requests')
  @HttpCode(200)
  @Changes(Permission.WriteProposals)
  withdrawProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() { version }: WithdrawProposalDto,
  ) {
    return this.writing.withdraw(actor, id, version);
  }

  /** Start a new version. The sent version can be accepted until the new one is sent. */
  @Post('proposals/:id/new-version')
  @Touches('Proposals')
  @HttpCode(200)
  @Changes(Permission.WriteProposals)
  startProposalVersion(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() { version }: ProposalVersionDto,
  ) {
    return this.writing.startVersion(actor, id, version);
  }

  /** Record a purchase order on paper as the acceptance, with its uploaded file. */
  @Post('proposals/:id/record-order')
  @Touches('Proposals', 'Requests')
  @HttpCode(200)
  @Changes(Permission.WriteProposals, { scope: null })
  recordPurchaseOrder(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() form: RecordOrderDto,
  ) {
    return this.deciding.recordOrder(actor, id, form);
  }
}
