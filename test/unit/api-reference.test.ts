import { apiPages } from '../../frontend/content/api-reference';
import { calls, callsOn } from '../../frontend/site/api/reference';
import { operations } from '../support/openapi-contract';

describe('The pages under /docs/api', () => {
  it('print every call of the document once', () => {
    const printed = apiPages.flatMap(({ path }) => [...callsOn(path).values()].flat());
    const nameOf = ({ method, path }: { method: string; path: string }) =>
      `${method.toUpperCase()} ${path}`;
    expect(printed.map(nameOf).sort()).toEqual(operations.map(nameOf).sort());
  });

  it('have calls for each of their tags', () => {
    for (const { path } of apiPages) {
      for (const [tag, all] of callsOn(path)) expect([tag, all.length > 0]).toEqual([tag, true]);
    }
  });

  it('give examples that a shell can send, with bodies in JSON', () => {
    for (const { send, scope } of calls) {
      expect(send).toContain(scope ? '"$BASE/api/v1/' : '"$BASE/api/');
      expect(send).not.toMatch(/[{](id|\w+Id)[}]|undefined/);
      const [, body] = / -d '([^]*)'$/.exec(send) ?? [];
      if (body)
        expect(() => JSON.parse(body.replaceAll(String.raw`'\''`, "'")) as unknown).not.toThrow();
    }
  });
});
