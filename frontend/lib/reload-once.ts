/**
 * After a deployment an old page may ask for a chunk that is gone: load the new page, once a build.
 * `build` is the address of the entry's own file, which has the build's hash in its name.
 */
export function reloadOnceForANewBuild(build: string): void {
  window.addEventListener('vite:preloadError', () => {
    const storageKey = 'fenwright.reloaded-for';
    try {
      if (sessionStorage.getItem(storageKey) === build) return;
      sessionStorage.setItem(storageKey, build);
    } catch {
      // Without a memory we could reload for ever.
      return;
    }
    window.location.reload();
  });
}
