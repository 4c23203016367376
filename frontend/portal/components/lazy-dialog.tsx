import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { LazyPart } from './lazy-part';

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

/** A component loaded when first shown, such as a dialog that needs the form library. Calls `onClose` if it fails to load. */
export function lazyDialog<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback: (props: Props) => ReactNode = () => null,
) {
  let Part = part(load, name);
  return function LazyDialog(props: Props & { onClose?: () => void }) {
    const { onClose } = props;
    const [Shown] = useState(() => Part);
    const closeFailed = () => {
      // React never retries a lazy component that failed, so the next opening needs a new one.
      Part = part(load, name);
      onClose?.();
    };
    return (
      <LazyPart fallback={fallback(props)} onClose={onClose && closeFailed}>
        <Shown {...props} />
      </LazyPart>
    );
  };
}
