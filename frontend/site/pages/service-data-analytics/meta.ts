import { serviceMeta } from '../../seo/service-meta';

export const meta = serviceMeta('data-analytics');
