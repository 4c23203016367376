import { landings } from '../../../content/landings';
import { entryAt } from '../../entry-at';
import { serviceMeta } from '../../seo/service-meta';

export const meta = (path: string) => serviceMeta(entryAt(landings, path));
