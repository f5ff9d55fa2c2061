import documentScript from './document-script.ts?inline-script';

/** The inline script of long pages; it comes after everything that it works on. */
export function DocumentTools() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: documentScript }} />;
}
