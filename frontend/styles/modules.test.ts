import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

/** Modules that other folders still use. Each is to become a component of the portal's kit. */
const SHARED = [
  'frontend/portal/components/dialog-sections.module.css',
  'frontend/portal/features/auth/auth.module.css',
  'frontend/portal/features/profile/profile.module.css',
  'frontend/portal/lists/data-table.module.css',
];

it('A style module is used by the folder it lies in; other folders use the component', () => {
  const shared = globSync('frontend/{api,portal,site,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.module\.css)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((module) => dirname(module) !== dirname(file)),
  );
  expect([...new Set(shared)].sort()).toEqual(SHARED);
});
