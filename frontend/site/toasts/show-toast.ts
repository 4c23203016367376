/** A short message. The first one loads the library that shows it. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  import('./toasts').then(
    ({ say }) => say(text, tone),
    () => {
      // Offline: the browser says so by itself.
    },
  );
}
