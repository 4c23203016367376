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
import { CurrentActor, Permission, Public, Requires, type Actor } from '../../access/access.public';
import { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import { DecideProposal } from './decide-proposal';
import {
  AcceptDto,
  DeclineDto,
  PdfQuery,
  ProposalIdParam,
  ProposalListQuery,
  QuestionDto,
  VerifyQuery,
} from './dto/proposal.dto';
import { ReadDocuments } from './read-documents';
import { ReadProposals } from './read-proposals';

/** People decide, never programs. */
const BY_PERSON = { withMailLink: 'proposal', scope: null } as const;

@ApiTags('Proposals')
@Controller('api')
export class ProposalsController {
  constructor(
    private readonly proposals: ReadProposals,
    private readonly deciding: DecideProposal,
    private readonly codes: AcceptanceCodes,
    private readonly documents: ReadDocuments,
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
    return this.documents.verify(sha256);
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
    const { headers, open } = await this.documents.pdf(actor, id, version);
    const content = await open();
    void reply.headers(headers);
    return new StreamableFile(content);
  }

  /** Accept the version that the caller has read. Sets the price and approves the request. */
  @Post('proposals/:id/accept')
  @Touches('Proposals', 'Requests')
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
  @Touches('Proposals', 'Requests')
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
  @Touches('Requests')
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
  @Touches()
  @Changes(Permission.ReadOwnRequests, { ...BY_PERSON, limit: 'inviting' })
  sendAcceptanceCode(
    @CurrentActor() actor: Actor,
    @Param() { id }: ProposalIdParam,
  ): Promise<MessageDto> {
    return this.codes.send(actor, id);
  }
}
