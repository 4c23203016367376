type Hook<F> = F & { fill: (implementation: F) => void };

const empty = new Set<string>();

export const emptyHooks = (): string[] => [...empty];

/**
 * A function of a lower room that an upper room implements, so that the lower one need not import
 * it.
 */
export function defineHook<F extends (...args: never[]) => unknown>(name: string): Hook<F> {
  let filled: F | undefined;
  empty.add(name);
  const call = (...args: Parameters<F>) => {
    if (!filled) throw new Error(`Nothing fills the hook "${name}"`);
    return filled(...args);
  };
  const fill = (implementation: F) => {
    if (filled) throw new Error(`The hook "${name}" is filled twice`);
    filled = implementation;
    empty.delete(name);
  };
  return Object.assign(call, { fill }) as unknown as Hook<F>;
}
