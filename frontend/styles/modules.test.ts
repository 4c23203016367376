import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

it('A style module is used by the folder it lies in; other folders use the component', () => {
  const shared = globSync('frontend/{api,portal,site,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.module\.css)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((module) => dirname(module) !== dirname(file)),
  );
  expect(shared).toEqual([]);
});
