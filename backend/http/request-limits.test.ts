import { DEPTH_LIMIT, oversizedShape, tooLong, VALUE_LIMIT } from './request-limits';

const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + close.repeat(levels);

describe('The shape of a JSON body', () => {
  it('may be nested to the limit and no deeper', () => {
    expect(oversizedShape(nested(DEPTH_LIMIT))).toBeUndefined();
    expect(oversizedShape(nested(DEPTH_LIMIT + 1))?.code).toBe('json_too_deep');
    expect(oversizedShape(nested(4_000, '{"a":', '}'))?.code).toBe('json_too_deep');
  });

  it('should not count brackets and commas inside texts', () => {
    expect(oversizedShape(`{"text":"${'['.repeat(100)}\\"${'[,'.repeat(5_000)}"}`)).toBeUndefined();
    expect(oversizedShape(`{"a\\\\":${nested(40)}}`)?.code).toBe('json_too_deep');
  });

  it('may have this many values, but not more', () => {
    const list = (length: number) => JSON.stringify(Array(length).fill(0));
    expect(oversizedShape(list(VALUE_LIMIT))).toBeUndefined();
    expect(oversizedShape(list(VALUE_LIMIT + 1))?.code).toBe('json_too_many_values');
    expect(oversizedShape(`[${'[],'.repeat(1_500)}[]]`)?.code).toBe('json_too_many_values');
  });
});

describe('An address', () => {
  it.each([
    [`/${'a'.repeat(1_023)}`, false],
    [`/${'a'.repeat(1_024)}`, true],
    [`/a?${'b'.repeat(4_000)}`, false],
    [`/a?${'b'.repeat(4_100)}`, true],
  ])('is refused by its length alone (%#)', (url, isRefused) => {
    expect(tooLong({ url })?.status).toBe(isRefused ? 414 : undefined);
  });
});
