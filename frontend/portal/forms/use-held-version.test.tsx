import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ApiError } from '../../api/problem';
import { useHeldVersion } from './use-held-version';

interface Shown {
  version: number;
  isUntouched: boolean;
  error?: unknown;
}

const refusal = (version: number) =>
  new ApiError(409, { code: 'version_conflict', message: 'It changed.', current: { version } });

const hold = (shown: Shown) =>
  renderHook(
    ({ version, isUntouched, error }: Shown) => useHeldVersion({ version }, isUntouched, error),
    { initialProps: shown },
  );

describe('The version of a change', () => {
  it('is the one shown when the person began, whatever arrives meanwhile', () => {
    const { result, rerender } = hold({ version: 1, isUntouched: true });
    rerender({ version: 2, isUntouched: true });
    expect(result.current).toBe(2);
    rerender({ version: 2, isUntouched: false });
    rerender({ version: 3, isUntouched: false });
    expect(result.current).toBe(2);
    rerender({ version: 3, isUntouched: true });
    expect(result.current).toBe(3);
  });

  it('is the one that a refusal showed, and no later one', () => {
    const { result, rerender } = hold({ version: 1, isUntouched: false });
    rerender({ version: 2, isUntouched: false, error: refusal(2) });
    expect(result.current).toBe(2);
    rerender({ version: 3, isUntouched: false, error: refusal(2) });
    expect(result.current).toBe(2);
  });
});
