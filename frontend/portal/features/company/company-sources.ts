import { listSource } from '../../lists/list-source';
import { myRequestSource } from '../requests/request-sources';

const { filters, sorts } = myRequestSource;

export const companyRequestSource = listSource({ path: '/api/company/requests', filters, sorts });

export const organisationSource = listSource({ path: '/api/organisations', filters: {} });

export const organisationRequestSource = (id: string) =>
  listSource({ path: '/api/organisations/{id}/requests', at: { id }, filters, sorts });
