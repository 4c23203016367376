import { defineHook, emptyHooks } from '../../backend/context/hook';
import '../../backend/app.module';

describe('A hook', () => {
  it('is filled by the product', () => {
    expect(emptyHooks()).toEqual([]);
  });

  it('throws until it is filled, and when it is filled twice', () => {
    const double = defineHook<(value: number) => number>('double');
    expect(() => double(2)).toThrow('Nothing fills the hook "double"');
    double.fill((value) => value * 2);
    expect(double(2)).toBe(4);
    expect(() => double.fill((value) => value)).toThrow('filled twice');
  });
});
