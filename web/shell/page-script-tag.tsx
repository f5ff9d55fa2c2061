/** A small script of one page, in place: the policy allows it by its hash. */
export function PageScriptTag({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
