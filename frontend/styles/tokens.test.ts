import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [, light = '', dark = ''] =
  /:root \{([^}]*)\}[^]*?prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(tokens) ?? [];

function colour(theme: string, name: string): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? colour(light, name);
}

/** Relative luminance, as WCAG defines it. */
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
  it('sets a panel off from the page, and hairlines off from both', () => {
    expect(contrast(dark, 'sheet', 'chalk')).toBeGreaterThanOrEqual(1.25);
    expect(contrast(dark, 'hair', 'sheet')).toBeGreaterThanOrEqual(1.5);
    expect(contrast(dark, 'hair', 'chalk')).toBeGreaterThanOrEqual(1.5);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('The %s theme', (_name, theme) => {
  it.each(['ink', 'ink-2', 'ink-3', 'fen', 'brick', 'river', 'moss', 'violet', 'teal', 'ochre'])(
    'has --%s readable on a panel and on the page',
    (name) => {
      expect(contrast(theme, name, 'sheet')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme, name, 'chalk')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('Style sheets', () => {
  const sheets = globSync('frontend/{site,portal,ui,styles}/**/*.css')
    .filter((file) => !file.endsWith('tokens.css'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const found = (pattern: RegExp) =>
    sheets.flatMap(([file, css]) => [...css.matchAll(pattern)].map(([all]) => `${file}: ${all}`));

  it('take their sizes of type from the tokens', () => {
    // In a drawing, a unit is the drawing's; on paper, it is a point; code is set relative to its text.
    expect(found(/(?<![-\w])font-size:(?! var\(--size-\d\)| [\d.]+(?:px|pt|em);)[^;]*/g)).toEqual(
      [],
    );
  });

  it('take their space from the tokens', () => {
    const spaced =
      // A sum may name the measure of another box.
      /(?<![-\w])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?: (?!calc|max)[^;{]*\drem[^;]*/g;
    expect(found(spaced)).toEqual([]);
  });

  it('know three breakpoints', () => {
    const widths = found(/@media \([^)]*width[^)]*\)/g).map(
      (media) => /[\d.]+\w+(?=\)$)/.exec(media)![0],
    );
    expect([...new Set(widths)].sort()).toEqual(['40rem', '56rem', '991px']);
  });
});
