export { ExpireProposals } from './expire-proposals';
export { parseContent, proposalReference, proposalReferenceSql } from './proposal-content';
export { proposalAccepted, proposalDeclined, proposalSent } from './proposals.events';
export { ProposalsModule } from './proposals.module';
