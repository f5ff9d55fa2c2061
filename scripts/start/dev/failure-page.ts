const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Renders an error as a page. Vite's client shows it as an overlay and reloads once fixed. */
export function failurePage({ message, stack = '' }: Error): string {
  const error = JSON.stringify({ message, stack: stack.replace(message, '') }).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${error}));
</script>
<script type="module" src="/scripts/start/dev/plain-page.ts"></script></head>
<body><pre>${escaped(stack.includes(message) ? stack : `${message}\n${stack}`)}</pre></body></html>`;
}
