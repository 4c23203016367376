import type { ComponentType } from 'react';

const components = import.meta.glob<{ default: ComponentType<object> }>('../**/*.island.tsx');

interface Waiting {
  isLoading: boolean;
  /** Interactions to replay after hydration. */
  events: Event[];
}

const waiting = new Map<Element, Waiting>();

/** Hydrates the page's islands on first interaction. React is loaded with the first one. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    waiting.set(island, { isLoading: false, events: [] });
    const isInUse = island.contains(document.activeElement);
    if (isInUse || cannotWait(island)) void wake(island);
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit']) {
    document.addEventListener(type, onEvent, { capture: true });
  }
}

function cannotWait({ dataset: { when, unless } }: HTMLElement): boolean {
  const params = new URLSearchParams(location.search);
  const names = unless?.split(' ') ?? [];
  return when === 'load' || names.some((name) => params.has(name) || isStored(name));
}

function isStored(name: string): boolean {
  try {
    return (localStorage.getItem(name) ?? sessionStorage.getItem(name)) !== null;
  } catch {
    return false;
  }
}

function onEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const island = target.closest<HTMLElement>('[data-island]');
  const state = island && waiting.get(island);
  if (!state) return;
  // Ignores a pointer that only crosses the island.
  if (type === 'pointerover' && !target.closest('button, input, select, textarea, label')) return;
  const isHeld = type === 'submit' || (type === 'click' && isScripted(target));
  if (isHeld) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (isHeld || type === 'input') state.events.push(event);
  void wake(island);
}

/** Links and fields work without a script; `type="button"` does not. */
function isScripted(target: Element): boolean {
  return target.closest('button')?.type === 'button';
}

async function wake(island: HTMLElement): Promise<void> {
  const state = waiting.get(island);
  if (!state || state.isLoading) return;
  state.isLoading = true;
  try {
    const [{ hydrate }, { default: Component }] = await Promise.all([
      import('./hydrate'),
      componentOf(island.dataset['island']),
    ]);
    hydrate(island, Component, () => {
      if (!waiting.delete(island)) return;
      if (island.contains(document.activeElement))
        repeat(new Event('focusin'), document.activeElement);
      for (const event of state.events) repeat(event, event.target);
    });
  } catch (cause) {
    // The next interaction retries. ui/new-version.ts informs the visitor.
    waiting.set(island, { isLoading: false, events: [] });
    throw cause;
  }
}

function componentOf(name = ''): Promise<{ default: ComponentType<object> }> {
  // The build refuses names that it does not know (scripts/site-scripts.mts).
  const file = Object.keys(components).find((one) => one.endsWith(`/${name}.island.tsx`));
  return components[file!]!();
}

function repeat(event: Event, target: EventTarget | null): void {
  if (event instanceof SubmitEvent) {
    (target as HTMLFormElement).requestSubmit(event.submitter);
  } else if (event.type === 'click') {
    (target as Element).closest('button')?.click();
  } else {
    target?.dispatchEvent(new Event(event.type, { bubbles: true }));
  }
}
