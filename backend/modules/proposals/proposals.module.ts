import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import { DecideProposal } from './decide-proposal';
import { ProposalWritingController } from './proposal-writing.controller';
import { ProposalsController } from './proposals.controller';
import { ReadDocuments } from './read-documents';
import { ReadProposals } from './read-proposals';
import { SendProposal } from './send-proposal';
import { WriteProposal } from './write-proposal';
import './proposal-documents';
import './proposals.mails';
import './proposals.personal-data';

@Module({
  imports: [RequestsModule],
  // Must come first, or `proposals/export` would match `:id`.
  controllers: [ProposalWritingController, ProposalsController],
  providers: [
    AcceptanceCodes,
    DecideProposal,
    ReadDocuments,
    ReadProposals,
    SendProposal,
    WriteProposal,
  ],
})
export class ProposalsModule {}
