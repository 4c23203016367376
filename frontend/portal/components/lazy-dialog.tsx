import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component whose code can be loaded before it is shown. It then renders directly: React.lazy
 * would suspend once more, and React shows a fallback for at least 300 ms.
 */
export function part<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = () => load().then((module) => (loaded = module[name]));
  const Lazy = lazy<ComponentType<Props>>(() =>
    loadPart().then((found) => ({ default: found })),
  ) as ComponentType<Props>;
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { load: loadPart });
}

/** A component loaded when first shown, such as a dialog that needs the form library. */
export function lazyDialog<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback: ReactNode = null,
) {
  const Part = part(load, name);
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
