import { cx } from '#web/ui/cx.ts';

/** The business, linked if it has a page. Only the link has padding, which would show the rest of a clamped name. */
export function NoticeOwner({ name, href }: { name: string; href?: string | null }) {
  const text = 'line-clamp-2 text-[clamp(0.9375rem,1.6cqi,1.125rem)]/[1.3]';
  if (!href) return <span className={cx(text, 'my-3 min-w-0')}>{name}</span>;
  return (
    <a href={href} className="min-w-0 py-3">
      <span className={cx(text, 'underline decoration-2 underline-offset-[0.3em]')}>{name}</span>
    </a>
  );
}
