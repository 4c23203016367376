// npm run lint:openapi: checks the API documents with all of Spectral's and Redocly's own rules.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { inRoot } from '../../dev/paths.mts';

const redocly = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
  },
});
const reader = new spectral.Spectral();
// The ruleset's own type lacks `extends`. Redocly checks examples in a thirtieth of the time.
reader.setRuleset({
  extends: [rulesets.oas],
  rules: { 'oas3-valid-media-example': 'off', 'oas3-valid-schema-example': 'off' },
} as unknown as RulesetDefinition);

for (const name of ['openapi.json', 'openapi-v1.json']) {
  const file = inRoot('openapi', name);
  const source = readFileSync(file, 'utf8');
  const found = [
    ...(await reader.run(source)).map(
      ({ code, message, path }) => `Spectral ${code} at ${path.join('.')}: ${message}`,
    ),
    ...(await lintFromString({ source, absoluteRef: file, config: redocly })).map(
      ({ ruleId, message, location: [place] }) =>
        `Redocly ${ruleId} at ${place?.pointer}: ${message}`,
    ),
  ];
  for (const line of found) process.stderr.write(`openapi/${name}: ${line}\n`);
  if (found.length > 0) process.exitCode = 1;
}
