import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { AcceptanceCodes } from './acceptance-codes';
import { DecideProposal } from './decide-proposal';
import { ProposalsController, ProposalWritingController } from './proposals.controller';
import { ReadProposals } from './read-proposals';
import { WriteProposal } from './write-proposal';
import './proposals.mails';
import './proposals.personal-data';

@Module({
  imports: [RequestsModule],
  // Fixed paths first: `proposals/export` is no id.
  controllers: [ProposalWritingController, ProposalsController],
  providers: [AcceptanceCodes, DecideProposal, ReadProposals, WriteProposal],
})
export class ProposalsModule {}
