import { cambridgeAiConsulting } from '../../../content/cambridge/ai-consulting';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = cambridgeMeta(cambridgeAiConsulting);
