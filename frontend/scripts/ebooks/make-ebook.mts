import { buffer } from 'node:stream/consumers';
import { marked, type Token, type Tokens } from 'marked';
import brand from '../../../brand.json' with { type: 'json' };
import { blocksOf } from './blocks.mts';
import { type Placed, pagesOf } from './pages.mts';
import { type Run, ink, measure, page, Sheet, typeset } from './sheet.mts';

export interface EbookSource {
  title: string;
  subtitle: string;
  author: string;
  date: string;
  /** Of the running text, in points. */
  type: { size: number; leading: number };
  markdown: string;
}

interface Chapter {
  title: string;
  page: number;
}

/** Typesets a book. The same source gives the same bytes. */
export async function makeEbook(source: EbookSource) {
  const { title, subtitle, author, type, markdown } = source;
  const sheet = await Sheet.open({ title: `${title}: ${subtitle}`, author, body: type });
  const finished = buffer(sheet.document);
  setCover(sheet, source);
  sheet.document.addPage();
  const tokens = marked.lexer(markdown);
  const notes = new Notes(sheet, tokens);
  const chapters = chaptersIn(tokens).map(({ title, tokens }, index) => {
    const first = sheet.pages + 1;
    setChapter(sheet, title, index + 1, tokens, notes);
    return { title, page: first };
  });
  setContents(sheet, chapters);
  setHeads(sheet, title, chapters);
  const { pages } = sheet;
  sheet.end();
  return { pdf: await finished, pages, chapters: chapters.map(({ title }) => title) };
}

function chaptersIn(tokens: readonly Token[]): { title: string; tokens: Token[] }[] {
  const chapters: { title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) {
      chapters.push({ title: String(token.text), tokens: [] });
    } else if (token.type !== 'space') chapters.at(-1)?.tokens.push(token);
  }
  return chapters;
}

function setChapter(
  sheet: Sheet,
  title: string,
  number: number,
  tokens: Token[],
  notes: Notes,
): void {
  const head = [{ text: typeset(title), face: 'title' as const }];
  const { length } = sheet.lines(head, measure.full, 28);
  // Lines of about the same length.
  const width = Math.min(measure.full, (sheet.widthOf(title, 'title', 28) / length) * 1.2);
  const heads = sheet.lines(head, width, 28);
  const top = page.top + 18 + heads.length * 33 + 22;
  const blocks = blocksOf(sheet, tokens);
  pagesOf(sheet, blocks, top).forEach((placed, index) => {
    sheet.document.addPage();
    if (index === 0) {
      sheet.document.outline.addItem(title);
      sheet.document.addNamedDestination(`chapter-${number}`, 'XYZ', 0, page.height, null);
      sheet.tagged('H2', () => {
        sheet.say(String(number), {
          face: 'titleItalic',
          size: 15,
          color: ink.brand,
          y: page.top - 8,
        });
        sheet.put(heads, { y: page.top + 14, width: measure.full, size: 28, leading: 33 });
      });
    }
    for (const { block, y } of placed) block.draw(y);
    notes.set(placed, index === 0 ? top : page.top);
  });
}

/** Terms of the book's glossary, in the margin beside the first sentence that uses them. */
class Notes {
  readonly #sheet: Sheet;
  readonly #open: { pattern: RegExp; runs: Run[] }[];

  constructor(sheet: Sheet, tokens: readonly Token[]) {
    this.#sheet = sheet;
    const glossary = tokens.findIndex(
      (token) => token.type === 'heading' && token.text === 'Glossary',
    );
    const table = tokens.slice(glossary).find((token) => token.type === 'table') as Tokens.Table;
    this.#open = (glossary < 0 ? [] : table.rows).map(([term, meaning]) => {
      const name = term!.text.replace(/ \(.*\)|,.*/, '');
      return {
        pattern: new RegExp(`\\b${name.replace(/y$/, '(y|ie)')}(s|es)?\\b`, 'i'),
        runs: [
          { text: `${typeset(name)} `, face: 'bold' },
          { text: typeset(meaning!.text), face: 'text' },
        ],
      };
    });
  }

  set(placed: readonly Placed[], top: number): void {
    const taken = placed
      .filter(({ block }) => block.full)
      .map(({ block, y }) => [y - 10, y + block.height() + 10] as const);
    for (const { block, y } of placed) {
      const found = this.#open.find(({ pattern }) => pattern.test(block.text ?? ''));
      if (!found) continue;
      const size = 7.9;
      const lines = this.#sheet.lines(found.runs, measure.note, size);
      const height = lines.length * 10.6;
      let at = Math.max(y + 2, top);
      for (const [from, to] of taken.toSorted(([one], [other]) => one - other)) {
        if (at < to && at + height > from) at = to;
      }
      if (at + height > page.bottom || at - y > 160) continue;
      this.#open.splice(this.#open.indexOf(found), 1);
      taken.push([at - 10, at + height + 10]);
      this.#draw(lines, at, size);
    }
  }

  #draw(lines: ReturnType<Sheet['lines']>, y: number, size: number): void {
    const { document } = this.#sheet;
    const x = measure.noteLeft;
    this.#sheet.artifact(() => {
      document
        .moveTo(x, y - 3)
        .lineTo(x + measure.note, y - 3)
        .lineWidth(0.6)
        .stroke(ink.brand);
    });
    const look = { x, y, width: measure.note, size, leading: 10.6, color: ink.soft };
    this.#sheet.tagged('Note', () => void this.#sheet.put(lines, look));
  }
}

function setCover(sheet: Sheet, { title, subtitle, author, date }: EbookSource): void {
  const { document } = sheet;
  const { light, dark } = brand.colours;
  const color = light.paper;
  sheet.artifact(() => {
    document.rect(0, 0, page.width, page.height).fill(light.brand);
    // Water lines, as in the site's contour maps.
    document.lineWidth(0.8).strokeColor(dark.brand);
    for (let line = 0; line < 11; line += 1) {
      const y = 470 + line * 17;
      document.moveTo(0, y);
      for (let x = 0; x <= page.width; x += 60) {
        document
          .quadraticCurveTo(x + 15, y - 7 + line, x + 30, y)
          .quadraticCurveTo(x + 45, y + 7 - line, x + 60, y);
      }
      document.stroke();
    }
  });
  sheet.tagged('P', () => void sheet.say(brand.name, { face: 'title', size: 19, color, y: 60 }));
  const width = 380;
  sheet.tagged('H1', () => {
    const lines = sheet.lines([{ text: typeset(title), face: 'title' }], width, 46);
    const under = sheet.put(lines, { y: 170, size: 46, leading: 50, color, width });
    const words = sheet.lines([{ text: typeset(subtitle), face: 'text' }], width, 14);
    sheet.put(words, { y: under + 14, size: 14, leading: 20, color, width });
  });
  const day = new Intl.DateTimeFormat(brand.locale, { month: 'long', year: 'numeric' });
  const byline = `${author}, ${day.format(new Date(date))}`;
  sheet.tagged('P', () => void sheet.say(byline, { size: 10.5, color, y: 420 }));
}

function setContents(sheet: Sheet, chapters: readonly Chapter[]): void {
  const { document } = sheet;
  document.switchToPage(1);
  const toc = sheet.tagged('TOC');
  const title = () => void sheet.say('Contents', { face: 'title', size: 28, y: page.top + 14 });
  sheet.tagged('Caption', title, toc);
  chapters.forEach(({ title, page: number }, index) => {
    const y = page.top + 74 + index * 31;
    const look = { y, size: 11.5, leading: 22, goTo: `chapter-${index + 1}` };
    const right = { width: measure.full, align: 'right' as const };
    const draw = () => {
      sheet.say(String(index + 1), { ...look, face: 'titleItalic', color: ink.brand });
      sheet.say(title, { ...look, x: page.left + 28, width: 360 });
      sheet.say(String(number), { ...look, ...right });
    };
    sheet.tagged('TOCI', draw, toc);
    sheet.artifact(() => {
      document.moveTo(page.left, y + 26).lineTo(page.left + measure.full, y + 26);
      document.lineWidth(0.6).stroke(ink.hair);
    });
  });
  toc.end();
}

/** The chapter above each page but its first, the title and the page number below. */
function setHeads(sheet: Sheet, title: string, chapters: readonly Chapter[]): void {
  for (let number = 2; number <= sheet.pages; number += 1) {
    sheet.document.switchToPage(number - 1);
    const index = chapters.findLastIndex((chapter) => chapter.page < number);
    const isFirst = chapters.some((chapter) => chapter.page === number);
    const look = { width: measure.full, size: 8, color: ink.soft };
    const foot = { ...look, y: page.height - 44 };
    sheet.artifact(() => {
      if (index >= 0 && !isFirst)
        sheet.say(`${index + 1}  ${chapters[index]!.title}`, { ...look, y: 38 });
      sheet.say(title, foot);
      sheet.say(String(number), { ...foot, align: 'right' });
    }, 'Pagination');
  }
}
