import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

const modules = import.meta.glob<{ default: unknown }>('../**/*.island.tsx', { eager: true });

/** The file's own name, by its component: what the browser's entry looks it up by. */
function nameOf(component: unknown): string {
  const file = Object.keys(modules).find((name) => modules[name]?.default === component);
  if (!file) throw new Error('An island is the default export of a file named *.island.tsx');
  return file.replace(/^.*\/|\.island\.tsx$/g, '');
}

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  props: Props;
  /** `load` is for pages that are nothing but their island: everything else can wait for a visitor. */
  when?: 'interaction' | 'load';
  /**
   * Names of search params and of stored values. With one of them there, the island shows something
   * else than the document does, so it does not wait.
   */
  unless?: readonly string[];
}

/**
 * A part of a page that React runs in the browser. Its markup is in the document, and everything
 * around it stays markup. Props travel as JSON, so they hold data only.
 */
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
