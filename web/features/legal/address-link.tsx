import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type AddressLinkProps = { children?: ReactNode; className?: string };

/** An e-mail address or telephone number as a link; a placeholder stays plain text. */
export function AddressLink({ children, className = 'text-link' }: AddressLinkProps) {
  const text = [children].flat().join('');
  const isPhone = /^\+?[\d ()/-]+$/.test(text);
  if (!isPhone && !text.includes('@')) return <span>{text}</span>;
  return (
    <a
      href={isPhone ? `tel:${text.replace(/[^+\d]/g, '')}` : `mailto:${text}`}
      className={cx('wrap-anywhere', className)}
    >
      {text}
    </a>
  );
}
