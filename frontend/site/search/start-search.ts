const open = (): void =>
  void import('./search-dialog').then(
    ({ openSearch }) => openSearch(),
    // The next press is another try; ui/new-version.ts says what is wrong.
    () => undefined,
  );

/** The link to the list of all pages opens the search instead; so does Ctrl or Cmd with K. */
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
