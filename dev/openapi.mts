// npm run openapi: writes openapi/openapi.json and the client that is generated from it.
import { build, isBuilt } from './builds.mts';
import { regenerate } from './regenerate.mts';
import { step } from './progress.mts';
import { inScope } from './scope.mts';

await inScope(async () => {
  if (!isBuilt('backend')) await step('Building the backend', () => build('backend'));
  await step('Writing openapi/openapi.json and frontend/api/generated', regenerate);
  return 0;
});
