export { ExpireProposals } from './expire-proposals';
export { MakeDocuments } from './make-documents';
export { proposalAccepted, proposalDeclined, proposalSent } from './proposals.events';
export { ProposalsModule } from './proposals.module';
