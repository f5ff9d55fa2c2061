import { useEffect } from 'react';
import { doorManifestPath } from './addresses.ts';

/** Installs the page as this door instead of the site. */
export function useManifest({ id, title }: { id: string; title: string }): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (!link) return;
    const before = link.href;
    link.href = doorManifestPath(id, title);
    return () => {
      link.href = before;
    };
  }, [id, title]);
}
