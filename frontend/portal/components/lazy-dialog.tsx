import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component loaded when first shown, such as a dialog that needs the form library. */
export function lazyDialog<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback: ReactNode = null,
) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then((module) => ({ default: module[name] })),
  ) as ComponentType<Props>;
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
