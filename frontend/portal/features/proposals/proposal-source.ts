import { ProposalStateValues } from '../../../api/generated/enums';
import { type AnswerOf, q } from '../../../api/call';
import { ProposalStateWords } from '../../../api/generated/words/proposal-state';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';

export type Proposal = AnswerOf<'/api/proposals/{id}', 'get'>;
export type Paper = NonNullable<Proposal['paper']>;
export type ProposalRow = AnswerOf<'/api/proposals', 'get'>['proposals'][number];

/** Queries that a change of a proposal concerns. */
export const proposalSource = listSource({
  path: '/api/proposals',
  filters: { state: choice('State', 'All states', ProposalStateValues, ProposalStateWords) },
});

const AGAIN_MS = 3_000;

/** Read again until the worker has made its PDF. */
export const oneProposal = (id: string) =>
  q(
    '/api/proposals/{id}',
    { path: { id } },
    {
      refetchInterval: ({ state }) => (state.data?.paper && !state.data.hasPdf ? AGAIN_MS : false),
    },
  );

export const ofRequest = (id: string) => q('/api/requests/{id}/proposals', { path: { id } });
