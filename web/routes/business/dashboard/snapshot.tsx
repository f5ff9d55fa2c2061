/** Where the server's drawing of the screen lies until the screen itself is drawn. */
const SNAPSHOT = '[data-snapshot]';

/** In front of the skeleton, which leaves its place to it. Nothing in it can be pressed: it is what will be there, without its code. */
export function Snapshot() {
  return (
    <div
      data-snapshot=""
      inert
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the early script fills it, and React leaves it alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Of what stands behind the snapshot in the page. */
export const behindSnapshot = '[[data-snapshot]:not(:empty)+&]:hidden';

/** True while there is one. */
export const hasSnapshot = () => document.querySelector(SNAPSHOT)?.hasChildNodes() ?? false;
