import { Building2, Handshake } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { q } from '../../../api/call';
import { list, queries, together } from '../../load';
import { patterns } from '../../paths';
import type { Screen } from '../../screen';
import { access } from '../../session/queries';

const ownRequests = list(async () => (await import('./company-sources')).companyRequestSource);

export default [
  {
    path: patterns.company,
    guard: 'client',
    nav: { label: 'My Company', icon: Handshake, group: 'work', order: 7 },
    load: (args: LoaderFunctionArgs) => {
      queries(access, () => q('/api/company'))();
      return ownRequests(args);
    },
    Component: () => import('./company'),
  },
  {
    path: patterns.organisations,
    guard: 'staff',
    nav: { label: 'Companies', icon: Building2, group: 'people', order: 1 },
    load: list(async () => (await import('./company-sources')).organisationSource),
    Component: () => import('./organisations'),
  },
  {
    path: patterns.organisation,
    guard: 'staff',
    load: together(() => import('./company-sources')),
    Component: () => import('./organisation'),
  },
] satisfies Screen[];
