import { z } from 'zod';
import { DEFAULTS, SETTINGS, type Name, type Types } from './settings';

const PLACEHOLDER = /change.?me|replace|placeholder|example.?secret|^secret$|^password$|^x+$/i;

const VARIABLES = z.object(
  Object.fromEntries(SETTINGS.map(([name, { type }]) => [name, type])) as Types,
);

export type Environment = z.output<typeof VARIABLES>;
type Values = Partial<Record<string, string | number>>;

const namesOf = (found: typeof SETTINGS): Name[] => found.map(([name]) => name);

function missingIn(env: Values): Name[] {
  const isMet = (condition: string): boolean => {
    const [name = '', value] = condition.split('=');
    return value === undefined ? Boolean(env[name]) : env[name] === value;
  };
  return namesOf(
    SETTINGS.filter(([name, { requiredWith }]) => !env[name] && requiredWith?.some(isMet)),
  );
}

function unsafeIn(env: Values, given: Values): Name[] {
  if (env.NODE_ENV !== 'production') return [];
  return namesOf(
    SETTINGS.filter(([name, { requiredInProduction, secret, refusedInProduction }]) => {
      const value = String(env[name] ?? '');
      return (
        (requiredInProduction && !given[name]) ||
        (secret && PLACEHOLDER.test(value)) ||
        refusedInProduction?.test(value)
      );
    }),
  );
}

/** Names the variables and never their values, because it ends up in logs. */
export class InvalidEnvironment extends Error {}

/** An empty variable counts as absent. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = VARIABLES.safeParse(given);
  const env: Values = { ...DEFAULTS, ...given };
  const malformed = error?.issues.map(({ path }) => String(path[0])) ?? [];
  const bad = new Set([...malformed, ...missingIn(env), ...unsafeIn(env, given)]);
  if (data && bad.size === 0) return data;
  throw new InvalidEnvironment(
    `Missing or invalid settings: ${[...bad].sort().join(', ')}. See .env.example.`,
  );
}
