import { cambridgeDataAnalytics } from '../../../content/cambridge/data-analytics';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = cambridgeMeta(cambridgeDataAnalytics);
