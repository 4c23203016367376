// npm run lint:openapi: Spectral and Redocly read the API documents with their own rules, all of them on.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { inRoot } from '../../dev/paths.mts';

const redocly = await createConfig({ extends: ['recommended'] });
const reader = new spectral.Spectral();
// Its types differ from the ruleset's own, which has no `extends`.
reader.setRuleset({ extends: [rulesets.oas] } as unknown as RulesetDefinition);

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
