import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

const modules = import.meta.glob<{ default: unknown }>('../**/*.island.tsx', { eager: true });

function nameOf(component: unknown): string {
  const file = Object.keys(modules).find((name) => modules[name]?.default === component);
  if (!file) throw new Error('An island is the default export of a file named *.island.tsx');
  return file.replace(/^.*\/|\.island\.tsx$/g, '');
}

type Plain = string | number | boolean | null | undefined;

/** Values that survive JSON: anything else, such as a date or a function, does not compile. */
export type Json<Value> = Value extends Plain
  ? Value
  : Value extends symbol | bigint | ((...args: never) => unknown)
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  props: Props & Json<Props>;
  /** `load` is for pages that consist of one island. */
  when?: 'interaction' | 'load';
  /**
   * Names of search params and storage keys. If one is set, the island differs from the prerendered markup and
   * hydrates at once.
   */
  unless?: readonly string[];
}

/** A part of a page that React hydrates in the browser. */
export function Island<Props extends object>({
  of: Component,
  props,
  when = 'interaction',
  unless = [],
}: IslandProps<Props>) {
  const prefix = useId();
  const markup = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={nameOf(Component)}
      data-when={when}
      data-unless={unless.join(' ') || undefined}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
