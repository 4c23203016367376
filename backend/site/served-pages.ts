import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Draw, ServedMeta, ServedPages as Pages } from '../../frontend/site/served/props';
import { BUILD, readBuild, type BuiltSite } from './built-site';

/** The pages that the server completes, as one document of the build frames them. */
export class ServedPages {
  readonly card: ServedMeta['card'];
  private readonly frame: BuiltSite['frames'][number];
  private readonly drawPage: Draw;

  /** @param path the address of the page that frames them, such as `/book` */
  constructor(path: string) {
    const found = readBuild().frames.find((one) => one.path === path);
    if (!found) throw new Error(`frontend/build has no frame for ${path}`);
    this.frame = found;
    this.card = found.card;
    this.drawPage = (createRequire(__filename)(join(BUILD, 'served.mjs')) as { draw: Draw }).draw;
  }

  /** @param meta without it, the head is the framing page's own */
  draw<Name extends keyof Pages>(name: Name, props: Pages[Name], meta?: ServedMeta): string {
    const { head, main } = this.drawPage(name, props, meta ?? {});
    const { html, head: usual } = this.frame;
    return html[0] + (meta ? head : usual) + html[1] + main + html[2];
  }
}
