import type { ReactNode } from 'react';
import { mailLink } from '#domain/shared/email.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { cx } from '#web/ui/cx.ts';

type AddressLinkProps = { children?: ReactNode; className?: string };

/** Email or telephone link; placeholders stay text. */
export function AddressLink({ children, className = 'text-link' }: AddressLinkProps) {
  const text = [children].flat().join('');
  const href = text.includes('@') ? mailLink(text) : telephoneLink(text);
  if (!href) return <span>{text}</span>;
  return (
    <a href={href} className={cx('wrap-anywhere', className)}>
      {text}
    </a>
  );
}
