import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ebooks } from '../../content/ebooks.mts';
import { makeEbook, type Ebook, type EbookSource } from './make-ebook.mts';

const frontend = resolve(import.meta.dirname, '../..');
const kept = resolve(frontend, '.cache/ebooks');
const MODULE = 'virtual:ebook-files';

/** What a page says of a file: read from the file, never typed. */
export type EbookFile = {
  id: string;
  pages: number;
  bytes: number;
  chapters: string[];
};
type Made = EbookFile & { pdf: Buffer };

type Entry = (typeof ebooks)[number];

async function make({ id, title, subtitle, author, date, language, body }: Entry): Promise<Made> {
  const source: EbookSource = {
    title,
    subtitle,
    author: author.name,
    date,
    language,
    markdown: body,
  };
  const { pdf, pages, chapters } = await fromCache(source);
  return { id, pages, bytes: pdf.length, chapters, pdf };
}

/** Setting three books takes a second or two; the same words are set once. */
async function fromCache(source: EbookSource): Promise<Ebook> {
  const code = await Promise.all(
    ['sheet.mts', 'blocks.mts', 'make-ebook.mts'].map((name) =>
      readFile(resolve(import.meta.dirname, name), 'utf8'),
    ),
  );
  const key = createHash('sha256')
    .update(JSON.stringify([source, code]))
    .digest('hex')
    .slice(0, 20);
  const file = resolve(kept, key);
  if (existsSync(`${file}.json`)) {
    const facts = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Omit<Ebook, 'pdf'>;
    return { ...facts, pdf: await readFile(`${file}.pdf`) };
  }
  const made = await makeEbook(source);
  await mkdir(kept, { recursive: true });
  await writeFile(`${file}.pdf`, made.pdf);
  const { pages, chapters } = made;
  await writeFile(`${file}.json`, JSON.stringify({ pages, chapters }));
  return made;
}

/** Makes the books, serves them at /ebooks/<id>.pdf, and tells the pages about them. */
export function ebookFiles(): Plugin {
  let books: Promise<Made[]> | undefined;
  const all = () => (books ??= Promise.all(ebooks.map(make)));
  let isServerBuild = false;
  return {
    name: 'ebook-files',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = (await all()).map(({ pdf: _, ...file }) => file);
      return `export const ebookFiles = ${JSON.stringify(files)};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      for (const { id, pdf } of await all()) {
        this.emitFile({ type: 'asset', fileName: `ebooks/${id}.pdf`, source: pdf });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id] = /^\/ebooks\/([\w-]+)\.pdf$/.exec(request.url ?? '') ?? [];
        if (!id) return next();
        const serve = (books: Awaited<ReturnType<typeof all>>): void => {
          const book = books.find((one) => one.id === id);
          if (!book) return next();
          response.setHeader('content-type', 'application/pdf');
          response.end(book.pdf);
        };
        all().then(serve).catch(next);
      });
    },
  };
}
