import type { ReactNode } from 'react';
import { LegalTrio } from '#web/art/legal-trio.tsx';

type ContactBoxProps = { id: string; title: string; text: string; children: ReactNode };

export function ContactBox({ id, title, text, children }: ContactBoxProps) {
  return (
    <section
      aria-labelledby={id}
      data-theme="light"
      className="mt-14 flex items-end justify-between gap-x-6 overflow-hidden max-sm:flex-col rounded-panel bg-pic-blue px-6 text-pic-ink md:px-8 print:border print:border-line print:bg-transparent"
    >
      <div className="py-7 max-sm:w-full max-sm:pb-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 font-medium">{text}</p>
        <div className="mt-1 font-semibold">{children}</div>
      </div>
      <LegalTrio className="w-38 shrink-0 print:hidden" />
    </section>
  );
}
