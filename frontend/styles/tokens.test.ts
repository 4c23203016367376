import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../brand.json';
import { describe, expect, it } from '@jest/globals';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(
  /brand\((light|dark)\.(\w+)\)/g,
  (_all, theme: 'light' | 'dark', name: keyof typeof colours.dark) => colours[theme][name],
);
const [, light = '', dark = ''] =
  /:root \{([^}]*)\}[^]*?prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(tokens) ?? [];

function colour(theme: string, name: string): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? colour(light, name);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: string, one: string, other: string): number {
  const [bright = 0, dim = 0] = [one, other]
    .map((name) => luminance(colour(theme, name)))
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

describe('The dark theme', () => {
  it('has enough contrast between page, panels and hairlines', () => {
    expect(contrast(dark, 'sheet', 'chalk')).toBeGreaterThanOrEqual(1.28);
    expect(contrast(dark, 'hair', 'sheet')).toBeGreaterThanOrEqual(1.5);
    expect(contrast(dark, 'hair', 'chalk')).toBeGreaterThanOrEqual(1.5);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('The %s theme', (_name, theme) => {
  it.each(['ink', 'ink-2', 'ink-3', 'fen', 'brick', 'river', 'moss', 'violet', 'teal', 'ochre'])(
    'has a readable --%s on panels and on the page',
    (name) => {
      expect(contrast(theme, name, 'sheet')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme, name, 'chalk')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['chalk', 'sheet', 'sunk', 'fen-tint', 'cowslip-tint'])(
    'marks what is current, chosen or focused on --%s with a --fen that can be seen',
    (ground) => expect(contrast(theme, 'fen', ground)).toBeGreaterThanOrEqual(3),
  );

  it('tells a chosen row and an internal note from the panel, with readable words on both', () => {
    expect(contrast(theme, 'fen-tint', 'sheet')).toBeGreaterThanOrEqual(1.2);
    expect(contrast(theme, 'ochre', 'cowslip-tint')).toBeGreaterThanOrEqual(3);
    for (const name of ['ink', 'ink-2', 'ink-3', 'fen', 'brick', 'ochre', 'teal']) {
      expect(contrast(theme, name, 'fen-tint')).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme, 'ink-2', 'cowslip-tint')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('Style sheets', () => {
  const sheets = globSync('frontend/{site,portal,ui,styles}/**/*.css')
    .filter((file) => !file.endsWith('tokens.css'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const found = (pattern: RegExp) =>
    sheets.flatMap(([file, css]) => [...css.matchAll(pattern)].map(([all]) => `${file}: ${all}`));

  it('use font sizes from the tokens', () => {
    // SVG drawings, print (pt) and code (em) may use other units.
    expect(
      found(/(?<![-\w])font-size:(?! var\(--size-[\dn]\)| [\d.]+(?:px|pt|em);)[^;]*/g),
    ).toEqual([]);
  });

  it('use spacing from the tokens', () => {
    const spaced =
      // A calc() may refer to the size of another box.
      /(?<![-\w])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?: (?!calc|max)[^;{]*\drem[^;]*/g;
    expect(found(spaced)).toEqual([]);
  });

  it('take layers, heights of controls and the width of a page from the tokens', () => {
    expect(found(/z-index: (?!var\(--layer-)[^;]*/g)).toEqual([]);
    expect(found(/(?:block|inline)-size: (?:2\.75|2\.25|84)rem/g)).toEqual([]);
  });

  it('take the widths of texts from the tokens', () => {
    // Titles may be set in "ch": their font has digits of its own.
    expect(found(/\b(?:[4-9]\d|\d{3,})ch\b/g)).toEqual([]);
  });

  it('use line heights from the tokens', () => {
    // A control of one line, or a line as high as the sign beside it.
    const leading = /line-height: (?!var\(--leading-[\dn]\)|inherit|1;|[\d.]+rem)[^;]*/g;
    expect(found(leading)).toEqual([]);
  });

  // Breakpoints in rem grow with the reader's own text size; 61.9375rem is the specified 991px.
  it('use three breakpoints, and the specified one of the rotating panel', () => {
    const widths = found(/@media [^{]*width[^)]*/g).filter(
      (media) =>
        !media.includes('improvement-panel.module.css: @media screen and (width >= 1024px'),
    );
    const points = new Set(widths.map((media) => /[\d.]+\w+$/.exec(media)?.[0]));
    expect([...points].sort()).toEqual(['40rem', '56rem', '61.9375rem']);
  });

  it('name only properties that exist', () => {
    const defined = new Set(
      [...sheets.map(([, css]) => css), tokens].join().match(/--[\w-]+(?=:)/g),
    );
    // The build writes a rule for each step of a scale; Radix measures its boxes.
    const named = found(/var\((?!--[a-z]+-n\)|--radix-)--[\w-]+(?=\))/g);
    expect(named.filter((one) => !defined.has(one.split('var(')[1] ?? ''))).toEqual([]);
  });

  it('take their colours from the tokens', () => {
    expect(found(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(/gi)).toEqual([]);
  });
});
