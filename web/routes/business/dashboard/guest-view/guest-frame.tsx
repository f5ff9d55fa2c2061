import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { businessPageSheets } from '#web/shell/guest-sheets.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Pixels; narrower frames show the phone layout, wider ones a scaled desktop. */
const DESK_FROM = 448;
const DESK = 1024;

/** A guests' page in a frame with its own style sheets and width. Scrollable; links are inert. `--unscaled` undoes its scale. */
export function GuestFrame({ title, children }: { title: string; children: ReactNode }) {
  const language = useLanguage();
  const [page, setPage] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Its size can only be measured in the browser.
  const isHydrated = useHydrated();
  const width = useWidth(box);
  const viewport = width < DESK_FROM ? width : Math.max(width, DESK);
  const scale = width / viewport || 1;
  const [source] = useState(() => {
    const links = businessPageSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    return `<!doctype html><html lang="${language}"><head><title></title>${links}</head><body></body></html>`;
  });
  useSameTheme(page);
  // The content changes with each keystroke, and its links with it.
  useEffect(() => {
    for (const link of page?.querySelectorAll('a, button:not([data-edit])') ?? []) link.setAttribute('tabindex', '-1');
  });
  return (
    <div ref={box} className="relative size-full overflow-hidden">
      {isHydrated && (
        <iframe
          title={title}
          srcDoc={source}
          onLoad={({ currentTarget: { contentDocument: shown } }) => {
            if (!shown) return;
            shown.title = title;
            setPage(shown.body);
          }}
          style={{ width: viewport, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          className="absolute top-0 left-0 max-w-none origin-top-left"
        />
      )}
      {page &&
        createPortal(
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
          <main tabIndex={0} onClickCapture={refuseLinks} style={{ '--unscaled': 1 / scale } as CSSProperties}>
            {children}
          </main>,
          page,
        )}
    </div>
  );
}

export function refuseLinks(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Applies the screen's theme to the frame. */
function useSameTheme(page: HTMLElement | null) {
  useEffect(() => {
    const root = page?.ownerDocument.documentElement;
    if (!root) return;
    const { documentElement: outside } = document;
    const follow = () => {
      if (outside.dataset.theme) root.dataset.theme = outside.dataset.theme;
      else delete root.dataset.theme;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(outside, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [page]);
}
