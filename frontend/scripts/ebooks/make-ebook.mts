import { buffer } from 'node:stream/consumers';
import { marked } from 'marked';
import brand from '../../../brand.json' with { type: 'json' };
import { type Chapter, setBlocks } from './blocks.mts';
import { ink, page, Sheet, textWidth } from './sheet.mts';

export interface EbookSource {
  title: string;
  subtitle: string;
  author: string;
  date: string;
  markdown: string;
}

/** Typesets a book. The same source gives the same bytes. */
export async function makeEbook(source: EbookSource) {
  const { title, subtitle, author, markdown } = source;
  const sheet = new Sheet({ title: `${title}: ${subtitle}`, author });
  const finished = buffer(sheet.document);
  setCover(sheet, source);
  sheet.document.addPage();
  const chapters = setBlocks(sheet, marked.lexer(markdown));
  setContents(sheet, chapters);
  setFooters(sheet, title);
  const { pages } = sheet;
  sheet.end();
  return { pdf: await finished, pages, chapters: chapters.map(({ title }) => title) };
}

function setCover(sheet: Sheet, { title, subtitle, author, date }: EbookSource): void {
  const { document } = sheet;
  const { light, dark } = brand.colours;
  const color = light.paper;
  const x = page.margin;
  document.rect(0, 0, page.width, page.height).fill(light.brand);
  sheet.tagged('P', () => sheet.say(brand.name, { face: 'title', size: 18, color, x, y: 52 }));
  // Water lines, as in the site's contour maps.
  document.lineWidth(0.8).strokeColor(dark.brand);
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
  sheet.tagged('H1', () => {
    const width = textWidth;
    sheet.say(title, { face: 'title', size: 38, color, x, y: 150, width, lineGap: -2 });
    document.font('text').fontSize(13).moveDown(0.8);
    sheet.say(subtitle, { size: 13, color, width, lineGap: 3 });
  });
  const day = new Intl.DateTimeFormat(brand.locale, { month: 'long', year: 'numeric' });
  const byline = `${author}, ${day.format(new Date(date))}`;
  sheet.tagged('P', () => sheet.say(byline, { size: 10, color, x, y: 330 }));
}

function setContents(sheet: Sheet, chapters: Chapter[]): void {
  const { document } = sheet;
  const x = page.margin;
  document.switchToPage(1);
  const toc = sheet.tagged('TOC');
  sheet.say('Contents', { face: 'title', size: 25, x, y: page.margin });
  document.y += 14;
  chapters.forEach(({ title, page: number }, index) => {
    const look = { size: 10.5, x, y: document.y };
    const draw = () => {
      sheet.say(`${index + 1}  ${title}`, { ...look, width: textWidth - 40 });
      const bottom = document.y;
      sheet.say(String(number), { ...look, width: textWidth, align: 'right' });
      document.y = Math.max(bottom, document.y);
    };
    sheet.tagged('TOCI', draw, toc);
    document.y += 7;
  });
  toc.end();
}

/** Page numbers are artifacts, which screen readers skip. */
function setFooters(sheet: Sheet, title: string): void {
  const { document } = sheet;
  for (let index = 1; index < sheet.pages; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const place = { x: page.margin, y: page.height - 38, width: textWidth, lineBreak: false };
    const look = { ...place, size: 8, color: ink.soft };
    sheet.say(title, look);
    sheet.say(String(index + 1), { ...look, align: 'right' });
    document.endMarkedContent();
  }
}
