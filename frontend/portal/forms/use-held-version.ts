import { useState } from 'react';
import { hasCode } from '../../api/problem';

interface Versioned {
  version: number;
}

/**
 * The version that a change is about: the one shown when the person began, although answers that
 * arrive meanwhile are newer. So a colleague's change in between is refused and seen, and the next
 * try is about what the refusal showed.
 */
export function useHeldVersion(item: Versioned, isUntouched: boolean, error: unknown): number {
  const [held, setHeld] = useState(item.version);
  const refused = hasCode(error, 'version_conflict')
    ? (error.problem.current as Versioned | undefined)
    : undefined;
  const version = isUntouched ? item.version : Math.max(held, refused?.version ?? 0);
  if (version !== held) setHeld(version);
  return version;
}
