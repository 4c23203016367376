const scripts = import.meta.glob<{ start: (element: HTMLElement) => void }>('../**/*.script.ts');

export function startScripts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const name = `/${element.dataset['script']}.script.ts`;
    const load = Object.keys(scripts).find((file) => file.endsWith(name));
    if (!load) throw new Error(`There is no script "${name}"`);
    void scripts[load]!().then(({ start }) => start(element));
  }
}
