import type { Tokens } from 'marked';
import brand from '../../../brand.json' with { type: 'json' };
import { endsOf, type FigureRow, readFigure } from '../../content/figure-rows.mts';
import { ticksTo } from '../../site/figures/ticks.mts';
import type { Block } from './blocks.mts';
import { ink, measure, page, type Sheet, typeset } from './sheet.mts';

const size = 8.8;
const leading = 11.2;
const small = 7.8;
const between = 12;

/** Rows with a bar each, as in the figures of the site: the name, the bar, the value in words. */
export function figureBlock(
  sheet: Sheet,
  yaml: string,
  table: Tokens.Table | undefined,
): Omit<Block, 'before'> {
  const figure = readFigure(yaml, table);
  const { kind, title, unit, line, parts = [], wrong = [] } = figure;
  const rows = figure.rows.map((row) => ({ ...row, label: typeset(row.label) }));
  const widest = (texts: string[]) =>
    Math.max(...texts.map((text) => sheet.widthOf(text, 'text', size)));
  const labelWidth = Math.min(150, widest(rows.map((row) => row.label)) + 1);
  const says = rows.map((row) => typeset(row.text));
  const valueWidth = widest(says) + 1;
  const labels = rows.map(({ label }) =>
    sheet.lines([{ text: label, face: 'text' }], labelWidth, size),
  );
  const heads = sheet.lines([{ text: typeset(title), face: 'bold' }], measure.full, 10);
  const heights = labels.map((lines) => Math.max(18, lines.length * leading + 7));
  const isKeyed = kind === 'stack' || kind === 'pair';
  const top = 8 + heads.length * 14 + 13 + (isKeyed ? 15 : 0) + (line ? 12 : 0) + 4;
  const plotHeight = heights.reduce((sum, one) => sum + one, 0);

  const { least, largest } = endsOf(figure);
  const ticks = ticksTo(largest, least);
  const [first, most] = [ticks[0]!, ticks.at(-1)!];
  const left = page.left + labelWidth + between;
  const width = measure.full - labelWidth - valueWidth - 2 * between;
  const xOf = (value: number) => left + ((value - first) / (most - first)) * width;
  const { document } = sheet;

  const bar = (from: number, to: number, y: number, fill: string, opacity = 1) => {
    const [start, end] = [Math.min(xOf(from), xOf(to)), Math.max(xOf(from), xOf(to))];
    document
      .save()
      .fillOpacity(opacity)
      .rect(start, y - 4.5, end - start, 9)
      .fill(fill)
      .restore();
    if (fill === ink.mark)
      document
        .rect(start, y - 4.5, end - start, 9)
        .lineWidth(0.7)
        .stroke(ink.ink);
  };
  const dot = (x: number, y: number, fill: string) => {
    document.circle(x, y, 3.6).lineWidth(1.1);
    document.fillAndStroke(fill, fill === ink.mark ? ink.ink : ink.brand);
  };
  const isWrong = (name: string) => wrong.map(typeset).includes(name);
  const partLook = (index: number): [string, number] =>
    isWrong(parts[index] ?? '') ? [ink.mark, 1] : [ink.brand, [1, 0.4, 0.18][index] ?? 1];

  const drawRow = ({ label, values }: FigureRow, y: number) => {
    const fill = isWrong(label) ? ink.mark : ink.brand;
    if (kind === 'bars') bar(0, values[0]!, y, fill);
    if (kind === 'range' || kind === 'span') {
      const [low = 0, high = 0, actual] = values;
      bar(low, high, y, fill, actual === undefined ? 1 : 0.3);
      if (actual !== undefined)
        dot(xOf(actual), y, actual < low || actual > high ? ink.mark : ink.brand);
    }
    if (kind === 'stack') {
      let from = 0;
      values.forEach((value, index) => {
        bar(from, from + value, y, ...partLook(index));
        from += value;
      });
    }
    if (kind === 'pair') {
      const [one = 0, other = 0] = values;
      document.moveTo(xOf(one), y).lineTo(xOf(other), y).lineWidth(2).stroke(ink.hair);
      dot(xOf(one), y, '#ffffff');
      dot(xOf(other), y, ink.brand);
    }
  };

  const drawKey = (y: number) => {
    let x = page.left;
    parts.forEach((part, index) => {
      if (kind === 'pair') dot(x + 4, y + 6, index === 1 ? ink.brand : '#ffffff');
      else {
        const [fill, opacity] = partLook(index);
        document
          .save()
          .fillOpacity(opacity)
          .rect(x, y + 2, 8, 8)
          .fill(fill)
          .restore();
        if (fill === ink.mark)
          document
            .rect(x, y + 2, 8, 8)
            .lineWidth(0.7)
            .stroke(ink.ink);
      }
      sheet.say(part, { x: x + 13, y, size: small, leading: 12 });
      x += sheet.widthOf(part, 'text', small) + 30;
    });
  };

  const draw = (y: number) => {
    const alt = `${title}. ${unit}: ${rows.map(({ label }, index) => `${label} ${says[index]}`).join('; ')}.`;
    const content = () => {
      document.moveTo(page.left, y).lineTo(page.left + measure.full, y);
      document.lineWidth(1).stroke(ink.brand);
      const under = sheet.put(heads, { y: y + 7, width: measure.full, size: 10, leading: 14 });
      sheet.say(unit, { y: under, width: measure.full, size: small, leading: 12, color: ink.soft });
      if (isKeyed) drawKey(under + 14);
      const plot = y + top;
      for (const tick of ticks) {
        const x = xOf(tick);
        document
          .moveTo(x, plot)
          .lineTo(x, plot + plotHeight)
          .lineWidth(tick === 0 ? 1 : 0.6);
        document.stroke(tick === 0 ? ink.soft : ink.hair);
        const name = tick.toLocaleString(brand.locale).replace('-', '−');
        const look = { x: x - 25, width: 50, align: 'center' as const, color: ink.soft };
        sheet.say(name, { ...look, y: plot + plotHeight + 2, size: small, leading: 11 });
      }
      let rowTop = plot;
      rows.forEach((row, index) => {
        const height = heights[index]!;
        const lines = labels[index]!;
        const middle = rowTop + height / 2;
        sheet.put(lines, {
          y: middle - (lines.length * leading) / 2,
          width: labelWidth,
          size,
          leading,
        });
        drawRow(row, middle);
        const look = { x: left + width + between, width: valueWidth, align: 'right' as const };
        sheet.say(says[index]!, { ...look, y: middle - leading / 2, size, leading });
        rowTop += height;
      });
      if (line) {
        const x = xOf(line.at);
        document
          .moveTo(x, plot - 2)
          .lineTo(x, plot + plotHeight)
          .lineWidth(1.1)
          .dash(3, { space: 2 });
        document.stroke(ink.ink).undash();
        sheet.say(line.says, {
          x: x - 80,
          y: plot - 13,
          width: 160,
          align: 'center',
          size: small,
          leading: 11,
        });
      }
    };
    sheet.tagged('Figure', content, sheet.root, {
      alt,
      bbox: [page.left, y, page.left + measure.full, y + height],
    });
  };
  const height = top + plotHeight + 15;
  return { height: () => height, draw, full: true, floats: true };
}
