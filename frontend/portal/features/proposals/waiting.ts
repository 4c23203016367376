import { q } from '../../../api/call';

export const waitingProposals = () => q('/api/proposals', { query: { state: 'sent', limit: 100 } });
