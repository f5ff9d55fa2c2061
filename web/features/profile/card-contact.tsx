import type { ReactNode } from 'react';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CardContactProps = { icon: IconShape; href: string | undefined; children: ReactNode };

export function CardContact({ icon, href, children }: CardContactProps) {
  const isPage = href?.startsWith('http');
  const content = (
    <>
      <Icon of={icon} size={16} />
      <span className="truncate">{children}</span>
    </>
  );
  const layout = 'inline-flex min-h-11 max-w-full items-center gap-2 text-small';
  if (!href) {
    return (
      <li>
        <span className={layout}>{content}</span>
      </li>
    );
  }
  return (
    <li>
      <a
        href={href}
        {...(isPage ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
        className={`${layout} underline-offset-4 hover:underline`}
      >
        {content}
      </a>
    </li>
  );
}
