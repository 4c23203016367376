/** A word in passing. The first one loads what shows it: no page is heavier for saying nothing. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  import('./toasts').then(
    ({ say }) => say(text, tone),
    () => {
      // Not even the toast can be loaded: the browser says by itself that it is offline.
    },
  );
}
