const open = (): void =>
  void import('./search-dialog').then(
    ({ openSearch }) => openSearch(),
    // The next press retries; ui/new-version.ts shows the error.
    () => undefined,
  );

/** Opens the search from its link, which leads to the sitemap otherwise, and with Ctrl/Cmd+K. */
export function startSearch(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-search]')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
}
