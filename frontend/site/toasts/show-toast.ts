/** Shows a toast. The first one loads the library. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  import('./toasts').then(
    ({ say }) => say(text, tone),
    () => {
      // Offline; the browser shows that.
    },
  );
}
