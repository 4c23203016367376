import { q } from '../../../api/call';
import { listSource } from '../../lists/list-source';
import { myRequestSource } from '../requests/request-sources';

const { filters, sorts } = myRequestSource;

export const companyRequestSource = listSource({ path: '/api/company/requests', filters, sorts });

export const organisationSource = listSource({ path: '/api/organisations', filters: {} });

export const organisationRequestSource = (id: string) =>
  listSource({ path: '/api/organisations/{id}/requests', at: { id }, filters, sorts });

export const oneOrganisation = (id: string) => q('/api/organisations/{id}', { path: { id } });

export const queriesAt = (address: string, id: string) => [
  oneOrganisation(id),
  organisationRequestSource(id).queryFor(address),
];
