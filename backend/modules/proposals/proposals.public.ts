export { ExpireProposals } from './expire-proposals';
export { proposalAccepted, proposalDeclined, proposalSent } from './proposals.events';
export { ProposalsModule } from './proposals.module';
