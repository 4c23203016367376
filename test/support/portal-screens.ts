import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../../frontend/portal/screen';

const features = join(__dirname, '../../frontend/portal/features');

/** As frontend/portal/screens.ts, whose `import.meta.glob` only Vite understands. */
export const screens = globSync('*/screen.ts', { cwd: features })
  .toSorted()
  .flatMap((file) => {
    // oxlint-disable-next-line typescript/no-require-imports -- the files are found at run time
    const module = require(join(features, file)) as { default: readonly Screen[] };
    return module.default;
  });
