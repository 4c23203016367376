import { cambridgeAiIntegration } from '../../../content/cambridge/ai-integration';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = cambridgeMeta(cambridgeAiIntegration);
