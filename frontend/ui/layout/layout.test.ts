import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('Every step of spacing that a layout asks for has a rule', () => {
  const sheet = readFileSync(join(__dirname, 'layout.module.css'), 'utf8');
  const asked = globSync('frontend/{portal,site,ui}/**/*.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/<(?:Columns|Row|Sheet|Stack|Text|Title)\b[^>]*>/g),
    ].flatMap(([tag]) => {
      const steps = [...tag.matchAll(/\b(above|below|before|after|size|leading)=\{(\d)\}/g)];
      const [, both, one] = /\bgap=(?:"([^"]*)"|\{(\d)\})/.exec(tag) ?? [];
      const [rows, columns = rows] = (both ?? one ?? '').split(' ');
      return [
        ...steps.map(([, name, step]) => `[data-${name}='${step}']`),
        ...(rows && rows !== '0' ? [`[data-rows='${rows}']`] : []),
        ...(columns ? [`[data-columns='${columns}']`] : []),
      ];
    }),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((selector) => !sheet.includes(selector))).toEqual([]);
});
