/** Saves fetched content as a file; a plain download link could not send our bearer token. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
