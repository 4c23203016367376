import { useState } from 'react';
import { hasCode } from '../../api/problem';

interface Versioned {
  version: number;
}

/**
 * The version that a change is based on: the one shown when the person started, even if a newer one
 * arrives while they type. The server then refuses to overwrite a colleague's change, and the next
 * attempt is based on the version in that refusal.
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
