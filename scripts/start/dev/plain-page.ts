/* Runs in the browser: replaces a plain page without a reload. */
async function showAnew(): Promise<void> {
  const response = await fetch(location.href);
  const { body, head, title } = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!response.ok || !document.querySelector('link[rel=stylesheet]')) return location.reload();
  document.title = title;
  document.body.replaceWith(document.importNode(body, true));
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name]')) {
    const now = head.querySelector<HTMLMetaElement>(`meta[name="${meta.name}"]`);
    if (now) meta.content = now.content;
  }
}

import.meta.hot?.on('dabei:page', showAnew);
import.meta.hot?.on('dabei:server', showAnew);
