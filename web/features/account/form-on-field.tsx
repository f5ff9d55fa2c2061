import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { StreetRow } from '#web/art/street-row.tsx';
import { Waver } from '#web/art/waver.tsx';
import { cx } from '#web/ui/cx.ts';

type FormOnFieldProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Focuses a title that replaces another, so that it is announced. */
  isNewTitle?: boolean;
  /** Beside the form; below it on tablets. */
  drawing?: ReactNode;
  /** Colour of background and field, and of the houses. */
  field: string;
  children: ReactNode;
};

/** A screen with one form: text, the form's card, a street below. */
export function FormOnField({ title, lead, isNewTitle = false, drawing, field, children }: FormOnFieldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNewTitle) heading.current?.focus();
  }, [isNewTitle]);
  return (
    <div data-theme="light" className={`relative isolate flex flex-col overflow-hidden ${field}`}>
      <StreetRow className="absolute bottom-8 left-1/2 -z-1 h-auto w-full min-w-[90rem] -translate-x-[35%] max-md:hidden lg:-translate-x-1/2" />
      <div className="container-page grid grow grid-rows-[auto_1fr] gap-x-16 pt-4 text-pic-ink md:max-lg:grid-rows-[auto_auto_1fr] lg:grid-cols-[1fr_30rem] lg:pt-10">
        <div className="max-lg:pb-6">
          <h1 ref={heading} tabIndex={-1} className={cx('wrap-anywhere text-display-2', !lead && 'max-md:pr-14')}>
            {title}
          </h1>
          {lead && <p className="mt-4 font-medium text-lead max-md:pr-20">{lead}</p>}
        </div>
        <div className="relative rounded-t-panel bg-card p-6 text-ink max-md:-mx-4 md:mb-10 md:rounded-panel md:p-10 lg:row-span-2 lg:mb-16 lg:self-start">
          <Waver className="absolute right-5 bottom-full -z-1 -mb-2 h-18 w-13 md:hidden" />
          {children}
        </div>
        {drawing && <div className="max-md:hidden max-lg:mx-auto md:self-end lg:pt-8">{drawing}</div>}
      </div>
      <div className="h-8 bg-pic-ink max-md:hidden" />
    </div>
  );
}
