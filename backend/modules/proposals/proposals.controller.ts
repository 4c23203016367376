import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Permission, Public, Requires, type Actor } from '../../access/access.public';
import { MessageDto } from '../../http/message.dto';
import { TAKES_LONG_TEXT } from '../../http/request-limits';
import { Changes } from '../../idempotency/changes.decorator';
import { CsvFile } from '../../lists/csv';
import { ProblemResponses } from '../../openapi/problem-responses';
import { idParam } from '../../validation/id-param.dto';
import { RequestIdParam } from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import { DecideProposal } from './decide-proposal';
import {
  AcceptDto,
  ChangeDraftDto,
  DraftReadDto,
  DeclineDto,
  NewProposalDto,
  PdfQuery,
  ProposalListQuery,
  ProposalVersionDto,
  QuestionDto,
  RecordOrderDto,
  VerifyQuery,
  WithdrawProposalDto,
} from './dto/proposal.dto';
import { ProposalNotFound } from './proposals.errors';
import { ReadProposals } from './read-proposals';
import { SendProposal } from './send-proposal';
import { WriteProposal } from './write-proposal';

class ProposalIdParam extends idParam(ProposalNotFound) {}

/** People decide, never programs. */
const BY_PERSON = { withMailLink: 'proposal', scope: null } as const;

@ApiTags('Proposals')
@Controller('api')
export class ProposalsController {
  constructor(
    private readonly proposals: ReadProposals,
    private readonly deciding: DecideProposal,
    private readonly codes: AcceptanceCodes,
  ) {}

  /** The proposals that the caller may see, newest first. Clients see what was sent to them. */
  @Get('proposals')
  @Requires(Permission.ReadOwnRequests)
  getProposals(@CurrentActor() actor: Actor, @Query() query: ProposalListQuery) {
    return this.proposals.page(actor, query);
  }

  /** Whether we sent a proposal with this SHA-256 hash, and when it was accepted. Reveals no more. */
  @Get('proposals/verify')
  @Public({ limit: 'anonymous' })
  verifyProposal(@Query() { sha256 }: VerifyQuery) {
    return this.proposals.verify(sha256);
  }

  /** The proposals of a request. */
  @Get('requests/:id/proposals')
  @Requires(Permission.ReadOwnRequests, { withMailLink: 'request' })
  getProposalsOfRequest(@CurrentActor() actor: Actor, @Param() { id }: RequestIdParam) {
    return this.proposals.ofRequest(actor, id);
  }

  /** A proposal with its latest sent version; staff who may write it also get its draft. */
  @Get('proposals/:id')
  @Requires(Permission.ReadOwnRequests, { withMailLink: 'proposal' })
  getProposal(@CurrentActor() actor: Actor, @Param() { id }: ProposalIdParam) {
    return this.proposals.one(actor, id);
  }

  /** The PDF of a sent version, with the record of its acceptance. A 409 while it is being made. */
  @Get('proposals/:id/pdf')
  @Requires(Permission.ReadOwnRequests, { withMailLink: 'proposal' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The PDF.', schema: { type: 'string', format: 'binary' } })
  @ProblemResponses(409)
  async downloadProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Query() { version }: PdfQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { headers, open } = await this.proposals.pdf(actor, id, version);
    const content = await open();
    void reply.headers(headers);
    return new StreamableFile(content);
  }

  /** Accept the version that the caller has read. Sets the price and approves the request. */
  @Post('proposals/:id/accept')
  @HttpCode(200)
  @Changes(Permission.ReadOwnRequests, BY_PERSON)
  acceptProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() form: AcceptDto,
  ) {
    return this.deciding.accept(actor, id, form);
  }

  /** Decline a proposal, with a reason. */
  @Post('proposals/:id/decline')
  @HttpCode(200)
  @Changes(Permission.ReadOwnRequests, BY_PERSON)
  declineProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() form: DeclineDto,
  ) {
    return this.deciding.decline(actor, id, form);
  }

  /** Ask about a proposal. The question becomes a message of the request. */
  @Post('proposals/:id/question')
  @Changes(Permission.ReadOwnRequests, { withMailLink: 'proposal' })
  askAboutProposal(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
    @Body() { text }: QuestionDto,
  ): Promise<MessageDto> {
    return this.deciding.ask(actor, id, text);
  }

  /** Mail a code to a caller whose session came from a mail. */
  @Post('proposals/:id/code')
  @Changes(Permission.ReadOwnRequests, { ...BY_PERSON, limit: 'inviting' })
  sendAcceptanceCode(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
  ): Promise<MessageDto> {
    return this.codes.send(actor, id);
  }
}

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
