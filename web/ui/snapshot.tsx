/**
 * Before the skeleton, which the style sheet hides as soon as there is something in it. Nothing in it can be pressed: it is what will be
 * there, without its code.
 */
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

/** True until the screen takes its place, whether or not something is in it yet. */
export const isScreenComing = () => document.querySelector('[data-snapshot]') !== null;

/** The one that is shown, if one is. */
export const findSnapshot = () => document.querySelector('[data-snapshot]:not(:empty)');
