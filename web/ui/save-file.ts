/** How long the browser may take to read the file. */
const KEPT_MS = 10_000;

/** Lets the browser save a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
