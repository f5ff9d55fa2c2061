import type { ComponentType, ReactNode } from 'react';
import { AppFooter } from './app-footer.tsx';
import { DemoRibbon } from './demo-ribbon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Ground } from './page-handle.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useSite } from './use-site.ts';

type PageFrameProps = {
  ground: Ground;
  isApp?: boolean;
  banner?: ComponentType;
  hasSmallFooter?: boolean;
  /** Sets the content's height. */
  className: string;
  children: ReactNode;
};

/** Frame of all pages. The skip link is the first tab stop. */
export function PageFrame({
  ground,
  isApp = false,
  banner: Banner,
  hasSmallFooter,
  className,
  children,
}: PageFrameProps) {
  const { isDemo } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {isDemo && <DemoRibbon />}
      {Banner && <Banner />}
      <Header ground={ground} isApp={isApp} />
      <main id={CONTENT_ID} tabIndex={-1} className={className}>
        {children}
      </main>
      {isApp ? <AppFooter /> : <Footer isSmall={hasSmallFooter} />}
    </div>
  );
}
