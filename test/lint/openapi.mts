// npm run lint:openapi: checks the API documents with Redocly's rules.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { inRoot } from '../../dev/paths.mts';

const beyondRecommended = [
  'info-contact',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'operation-description',
  'operation-tag-defined',
  'parameter-description',
];
const config = await createConfig({
  extends: ['recommended'],
  rules: Object.fromEntries(beyondRecommended.map((rule) => [rule, 'error'])),
});

for (const name of ['openapi.json', 'openapi-v1.json']) {
  const file = inRoot('openapi', name);
  const source = readFileSync(file, 'utf8');
  const found = await lintFromString({ source, absoluteRef: file, config });
  for (const { ruleId, message, location } of found) {
    process.stderr.write(`openapi/${name}: ${ruleId} at ${location[0]?.pointer}: ${message}\n`);
  }
  if (found.length > 0) process.exitCode = 1;
}
