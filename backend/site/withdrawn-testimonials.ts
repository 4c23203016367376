import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { parse, serialize } from 'parse5';
import { DataSource } from 'typeorm';
import { hiddenTestimonials } from '../modules/ratings/ratings.public';
import { BUILD, type BuiltSite } from './built-site';
import { attribute, elementsIn, remove } from './form-parts';

/** With a page's revalidation, withdrawn words are gone within a minute. */
const EVERY_MS = 20_000;

type Printed = { id: string; sha256: string };

export function withoutTestimonials(html: string, hidden: ReadonlySet<string>): string {
  const page = parse(html);
  for (const element of [...elementsIn(page)]) {
    const id = attribute(element, 'data-testimonial')?.split(' ')[0];
    if (id && hidden.has(id)) remove(element);
  }
  for (const element of [...elementsIn(page)]) {
    const isTitled = attribute(element, 'data-testimonials') !== undefined;
    const isEmpty = ![...elementsIn(element)].some((one) => attribute(one, 'data-testimonial'));
    if (isTitled && isEmpty) remove(element);
  }
  return serialize(page);
}

/** Until the site is built again. Does nothing for a site without testimonials. */
export class WithdrawnTestimonials {
  private readonly logger = new Logger('testimonials');
  private readonly printed: Printed[];
  private readonly pages = new Map<string, string>();
  private hidden: ReadonlySet<string> = new Set();

  constructor(private readonly site: Pick<BuiltSite, 'testimonials'>) {
    const all = Object.values(site.testimonials).flat();
    this.printed = [...new Map(all.map((one) => [one.id, one])).values()];
  }

  async watch(app: INestApplicationContext): Promise<void> {
    if (this.printed.length === 0) return;
    const dataSource = app.get(DataSource);
    const look = () =>
      this.look(dataSource).catch(({ message }: Error) =>
        this.logger.warn(`Withdrawals wait: ${message}`),
      );
    await look();
    setInterval(() => void look(), EVERY_MS).unref();
  }

  async page(file: string): Promise<string | undefined> {
    const concerned = this.site.testimonials[file]?.some(({ id }) => this.hidden.has(id));
    if (!concerned) return undefined;
    const known = this.pages.get(file);
    if (known !== undefined) return known;
    const changed = withoutTestimonials(await readFile(join(BUILD, file), 'utf8'), this.hidden);
    this.pages.set(file, changed);
    return changed;
  }

  private async look(dataSource: DataSource): Promise<void> {
    const hidden = await hiddenTestimonials(dataSource, this.printed);
    if (hidden.length === this.hidden.size && hidden.every((id) => this.hidden.has(id))) return;
    this.hidden = new Set(hidden);
    this.pages.clear();
  }
}
