import { FileSignature } from 'lucide-react';
import { q } from '../../../api/call';
import { ask, list } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';

const load: Screen['load'] = ({ params }) =>
  void ask(q('/api/proposals/{id}', { path: { id: params['id'] ?? '' } }));

export default [
  {
    path: patterns.proposals,
    guard: 'user',
    nav: { label: 'Proposals', icon: FileSignature, group: 'work', order: 7 },
    load: list(async () => (await import('./proposal-source')).proposalSource),
    Component: () => import('./proposals'),
  },
  { path: patterns.proposal, guard: 'user', load, Component: () => import('./proposal') },
  { path: patterns.proposalSigned, guard: 'user', load, Component: () => import('./signed') },
  {
    path: patterns.proposalDraft,
    guard: 'staff',
    load,
    Component: () => import('./edit-proposal'),
  },
] satisfies Screen[];
