import { marked } from 'marked';
import brand from '../../../brand.json' with { type: 'json' };
import { setBlocks, type Chapter } from './blocks.mts';
import { ink, openSheet, page, textWidth, type Document, type Structure } from './sheet.mts';

export interface EbookSource {
  title: string;
  subtitle: string;
  author: string;
  /** ISO date. */
  date: string;
  /** BCP 47. */
  language: string;
  markdown: string;
}

export interface Ebook {
  pdf: Buffer;
  pages: number;
  chapters: string[];
}

/** Sets a book: cover, contents, chapters, footers. The same source gives the same bytes. */
export async function makeEbook(source: EbookSource): Promise<Ebook> {
  const { title, subtitle, author, language, markdown } = source;
  const document = openSheet({ title: `${title}: ${subtitle}`, author, language });
  const finished = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  setCover(document, root, source);
  document.addPage();
  const chapters = setBlocks(document, root, marked.lexer(markdown));
  setContents(document, root, chapters);
  const pages = setFooters(document, title);
  root.end();
  document.end();
  return { pdf: await finished, pages, chapters: chapters.map(({ title }) => title) };
}

function setCover(document: Document, root: Structure, source: EbookSource): void {
  document.rect(0, 0, page.width, page.height).fill('#14503c');
  const light = '#f6f8f4';
  root.add(
    document.struct('P', {}, () => {
      document.font('title').fontSize(18).fillColor(light).text(brand.name, page.margin, 52);
    }),
  );
  // Water lines: the site's own plate, drawn again.
  document.lineWidth(0.8).strokeColor('#86cfae');
  for (let line = 0; line < 9; line += 1) {
    const y = 380 + line * 16;
    document.moveTo(0, y);
    for (let x = 0; x <= page.width; x += 60) {
      document
        .quadraticCurveTo(x + 15, y - 7 + line, x + 30, y)
        .quadraticCurveTo(x + 45, y + 7 - line, x + 60, y);
    }
    document.stroke();
  }
  root.add(
    document.struct('H1', {}, () => {
      document
        .font('title')
        .fontSize(38)
        .fillColor(light)
        .text(source.title, page.margin, 150, { width: textWidth, lineGap: -2 });
      document
        .font('text')
        .fontSize(13)
        .fillColor(light)
        .moveDown(0.8)
        .text(source.subtitle, { width: textWidth, lineGap: 3 });
    }),
  );
  const day = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
  root.add(
    document.struct('P', {}, () => {
      document
        .font('text')
        .fontSize(10)
        .fillColor(light)
        .text(`${source.author}, ${day.format(new Date(source.date))}`, page.margin, 330);
    }),
  );
}

/** On the page kept free for it, once it is known where the chapters begin. */
function setContents(document: Document, root: Structure, chapters: Chapter[]): void {
  document.switchToPage(1);
  const toc = document.struct('TOC');
  root.add(toc);
  document
    .font('title')
    .fontSize(25)
    .fillColor(ink.text)
    .text('Contents', page.margin, page.margin);
  document.y += 14;
  chapters.forEach(({ title, page: number }, index) => {
    const top = document.y;
    const entry = document.struct('TOCI', {}, () => {
      document.font('text').fontSize(10.5).fillColor(ink.text);
      document.text(`${index + 1}  ${title}`, page.margin, top, { width: textWidth - 40 });
      const bottom = document.y;
      document.text(String(number), page.margin, top, { width: textWidth, align: 'right' });
      document.y = Math.max(bottom, document.y);
    });
    toc.add(entry);
    document.y += 7;
  });
  toc.end();
}

/** Page numbers are furniture, not text: a screen reader passes over them. */
function setFooters(document: Document, title: string): number {
  const { count } = document.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('text').fontSize(8).fillColor(ink.soft);
    document.text(title, page.margin, page.height - 38, { width: textWidth, lineBreak: false });
    document.text(String(index + 1), page.margin, page.height - 38, {
      width: textWidth,
      align: 'right',
      lineBreak: false,
    });
    document.endMarkedContent();
  }
  return count;
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
