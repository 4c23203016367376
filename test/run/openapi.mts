// npm run openapi: writes openapi/openapi.json and the clients generated from it.
import { ensureBuilt } from '../../dev/builds.mts';
import { step } from '../../dev/progress.mts';
import { regenerate } from './regenerate.mts';
import { inScope } from '../../dev/scope.mts';

await inScope(async () => {
  await ensureBuilt('backend');
  await step('Writing openapi/openapi.json and frontend/api/generated', regenerate);
  return 0;
});
