/** How long the browser may take to fetch what it saves. */
const KEPT_MS = 10_000;

/** Hands a file that is in memory to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
