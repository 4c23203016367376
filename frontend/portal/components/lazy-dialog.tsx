import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A part that is loaded when it is first shown, such as a dialog with a form. */
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
