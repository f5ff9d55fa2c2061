import { useContext } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Nonce } from './nonce.ts';

/**
 * A small script of one page, in place: the policy allows it by its hash. The browser runs it as it reads the page. A screen
 * that is reached without loading a page has none: React would write it down and never run it.
 */
export function PageScriptTag({ source }: { source: string }) {
  const nonce = useContext(Nonce);
  if (useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
