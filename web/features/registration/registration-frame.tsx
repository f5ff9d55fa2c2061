import type { ComponentType, ReactNode } from 'react';
import type { ArtProps } from '#web/art/art-props.ts';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { RegistrationHeader } from './registration-header.tsx';

const fields = { blue: 'bg-pic-blue', amber: 'bg-pic-amber', green: 'bg-pic-green' };

type RegistrationFrameProps = {
  field: keyof typeof fields;
  title: string;
  text: string;
  /** A drawing that stands on the bottom edge of the picture column. */
  picture: ComponentType<ArtProps>;
  /** Offers the login to those who have an account. */
  hasLogin?: boolean;
  children: ReactNode;
};

/** Picture column and form column; on phones and tablets only the header keeps the colour. */
export function RegistrationFrame({
  field,
  title,
  text,
  picture: Picture,
  hasLogin,
  children,
}: RegistrationFrameProps) {
  const { isDemo } = useSite();
  return (
    <>
      <SkipLink />
      {isDemo && <DemoRibbon />}
      <div className="relative lg:grid lg:min-h-dvh lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[30rem_minmax(0,1fr)]">
        <RegistrationHeader color={fields[field]} hasLogin={hasLogin} />
        <div data-theme="light" className={cx('flex flex-col text-pic-ink max-lg:hidden', fields[field])}>
          <div className="grid gap-5 px-8 pt-32 pb-8 xl:px-12 xl:pt-36">
            <p className="max-w-[23rem] text-[2.75rem] text-display-2 leading-[0.93] xl:text-[4rem]">{title}</p>
            <p className="max-w-[22rem] text-balance font-medium text-lead">{text}</p>
          </div>
          <Picture className="mt-auto block w-full" />
        </div>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="px-4 pt-7 pb-10 md:px-10 md:pt-10 md:pb-16 lg:pt-32 lg:pb-20 xl:px-16"
        >
          <div className="mx-auto max-w-[51.25rem] lg:mx-0">{children}</div>
        </main>
      </div>
      <Footer />
    </>
  );
}
