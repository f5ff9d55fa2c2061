import { useContext } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Nonce } from './nonce.ts';

/**
 * An inline script of one page, allowed by its CSP hash. Omitted on client navigation: React would insert but not run
 * it.
 */
export function PageScriptTag({ source }: { source: string }) {
  const nonce = useContext(Nonce);
  if (useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
