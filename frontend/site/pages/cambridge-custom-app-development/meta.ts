import { cambridgeAppDevelopment } from '../../../content/cambridge/custom-app-development';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = cambridgeMeta(cambridgeAppDevelopment);
