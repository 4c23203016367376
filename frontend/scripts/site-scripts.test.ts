import { expect, it } from '@jest/globals';
import { repeatedNames } from './site-scripts.mts';

it('Two islands or scripts of one name are reported with their files', () => {
  const files = [
    'site/main.ts',
    'site/a/map.script.ts',
    'site/b/map.script.ts',
    'site/b/map.island.tsx',
  ];
  const manifest = Object.fromEntries(files.map((file) => [file, { file: 'x.js' }]));
  expect(repeatedNames(manifest)).toEqual([
    'site/a/map.script.ts and site/b/map.script.ts have one name: rename one of them',
  ]);
});
