import { cx } from '#web/ui/cx.ts';

/** The business, linked if it has a page. */
export function NoticeOwner({ name, href }: { name: string; href?: string | null }) {
  const style = 'min-w-0 line-clamp-2 my-2 py-1 text-[clamp(0.9375rem,1.6cqi,1.125rem)]/[1.3]';
  if (!href) return <span className={style}>{name}</span>;
  return (
    <a href={href} className={cx(style, 'underline decoration-2 underline-offset-[0.3em]')}>
      {name}
    </a>
  );
}
