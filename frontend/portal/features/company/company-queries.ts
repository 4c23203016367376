import { q } from '../../../api/call';

export const company = () => q('/api/company');

export const organisation = (id: string) => q('/api/organisations/{id}', { path: { id } });
