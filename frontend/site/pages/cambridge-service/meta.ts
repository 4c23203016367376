import { cambridgePages } from '../../../content/cambridge';
import { entryAt } from '../../entry-at';
import { cambridgeMeta } from '../../seo/service-meta';

export const meta = (path: string) => cambridgeMeta(entryAt(cambridgePages, path));
