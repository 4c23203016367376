import { metaFor } from '../../seo/meta-for';

export const meta = metaFor;
