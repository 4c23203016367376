/** Adds the reader's zone to links to the booking page, whose times the server would else show in the office's. */
export function nameZoneInLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/book/"]');
    if (!link || link.search.includes('zone=')) return;
    link.search += `&zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  });
}
