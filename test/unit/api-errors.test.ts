import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '../../backend/errors/error-codes';
import { STATUS_OF_KIND, type ErrorKind } from '../../backend/errors/app-error';
import { apiErrors, statusAdvice, statusNames } from '../../frontend/content/api-errors';

const backend = join(__dirname, '../../backend');
const sources = globSync(join(backend, '**/*.ts')).filter((file) => !file.endsWith('.test.ts'));

const named = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const thrown = text.matchAll(/new AppError\(\s*'(\w+)',\s*'(\w+)'/g);
  const ofKind = text.matchAll(
    /= (conflict|forbidden|gone|malformed|unauthenticated)\(\s*'(\w+)'/g,
  );
  const ofMissing = text.matchAll(/= missing\('(\w+)'/g);
  const ofFields = text.matchAll(/invalidField\(\s*[^,]+,\s*'(\w+)'/g);
  const ofFramework = text.matchAll(/^ {2}(\w+): \['(\w+)', '/gm);
  return [
    ...[...thrown].map(([, kind, code]) => [kind!, code!] as const),
    ...[...ofKind].map(([, kind, code]) => [kind!, code!] as const),
    ...[...ofMissing].map(([, thing]) => ['missing', `${thing}_not_found`] as const),
    ...[...ofFields].map(([, code]) => ['invalid', code!] as const),
    ...(file.endsWith('problem.filter.ts')
      ? [...ofFramework].map(([, kind, code]) => [kind!, code!] as const)
      : []),
  ];
});

it('Every problem of the API has its entry on /docs/errors, under its status, and no other has', () => {
  expect(named.length).toBeGreaterThan(70);
  const statuses = new Map<string, number[]>([
    // Thrown by validation when there are several errors.
    ['validation_failed', [422]],
    // A missing link token has a code of its own.
    ['token_required', [422]],
  ]);
  for (const [kind, code] of named) {
    statuses.set(code, [...(statuses.get(code) ?? []), STATUS_OF_KIND[kind as ErrorKind]]);
  }
  expect(apiErrors.map(({ code }) => code).sort()).toEqual([...ERROR_CODES].sort());
  expect([...statuses.keys()].sort()).toEqual([...ERROR_CODES].sort());
  for (const { code, status } of apiErrors) expect(statuses.get(code)).toContain(status);
});

it('Each status has its name, and its advice is that of most of its errors', () => {
  for (const [status, errors] of Map.groupBy(apiErrors, (error) => error.status)) {
    expect([status, statusNames[status]]).toEqual([status, expect.any(String)]);
    const advice = statusAdvice[status];
    if (!advice) continue;
    const counts = [...Map.groupBy(errors, ({ next }) => next).values()].map((all) => all.length);
    expect(errors.filter(({ next }) => next === advice)).toHaveLength(Math.max(...counts));
  }
});
