const scripts = import.meta.glob<{ start: (element: HTMLElement) => void }>('../**/*.script.ts');

export function startScripts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const name = `/${element.dataset['script']}.script.ts`;
    // The build refuses names that it does not know (scripts/site-scripts.mts).
    const file = Object.keys(scripts).find((one) => one.endsWith(name));
    void scripts[file!]!().then(({ start }) => start(element));
  }
}
