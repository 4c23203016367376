import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import brand from '../../../brand.json' with { type: 'json' };
import { ebooks } from '../../content/ebooks.mts';
import { kept } from '../kept.mts';
import { makeEbook } from './make-ebook.mts';

const MODULE = 'virtual:ebook-files';

/** Code outside this folder that books are made with. */
const shared = ['content/figure-rows.mts', 'site/figures/ticks.mts'].map((file) =>
  resolve(import.meta.dirname, '../..', file),
);

async function make({ id, author, body, ...facts }: (typeof ebooks)[number]) {
  const page = `${brand.url}/book/consultation?about=${encodeURIComponent(facts.title)}`;
  const closing = `[Book a free call](${brand.bookingUrl || page}) if you would like to talk it over.`;
  const source = { ...facts, author: author.name, markdown: `${body}\n\n${closing}` };
  // Typesetting takes a second or two, so unchanged books come from the cache.
  const code = await Promise.all(shared.map((file) => readFile(file, 'utf8')));
  const book = await kept(import.meta.dirname, { source, code }, () => makeEbook(source));
  return { id, bytes: book.pdf.length, ...book };
}

/** Makes the books, serves them at /ebooks/<id>.pdf and provides their facts to the pages. */
export function ebookFiles(): Plugin {
  let books: Promise<Awaited<ReturnType<typeof make>>[]> | undefined;
  const all = () => (books ??= Promise.all(ebooks.map(make)));
  return {
    name: 'ebook-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = (await all()).map(({ pdf: _, ...file }) => file);
      return `export const ebookFiles = ${JSON.stringify(files)};`;
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const { id, pdf } of await all()) {
        this.emitFile({ type: 'asset', fileName: `ebooks/${id}.pdf`, source: pdf });
      }
    },
    configureServer(server) {
      server.middlewares.use('/ebooks', (request, response, next) => {
        all()
          .then((made) => {
            const book = made.find(({ id }) => request.url === `/${id}.pdf`);
            if (book) response.setHeader('content-type', 'application/pdf').end(book.pdf);
            else next();
          })
          .catch(next);
      });
    },
  };
}
