import { q } from '../../../api/call';

export const catalogue = () => q('/api/services', undefined, { staleTime: 300_000 });
