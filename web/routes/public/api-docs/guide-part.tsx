import type { ReactNode } from 'react';

/** A part of a guide: words on the left, what they are about on the right. */
export function GuidePart({
  id,
  title,
  code,
  children,
}: {
  id: string;
  title: string;
  code?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="call" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h2>
      </header>
      <div className="call-code">
        <div>{code}</div>
      </div>
      <div className="call-text prose">{children}</div>
    </section>
  );
}
