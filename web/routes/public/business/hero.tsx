import type { ComponentType, ReactNode } from 'react';
import type { ArtProps } from '#web/art/art-props.ts';

type BusinessHeroProps = {
  title: string;
  lead: string;
  /** Drawings ignore the theme, so content on them pins one. */
  theme: 'light' | 'dark';
  field: string;
  drawing: ComponentType<ArtProps>;
  call: ReactNode;
};

/** Headline and scene; phones show its middle. */
export function BusinessHero({ title, lead, theme, field, drawing: Drawing, call }: BusinessHeroProps) {
  return (
    <section data-theme={theme} className={`overflow-hidden ${field}`}>
      <div className="container-page grid items-end gap-x-10 gap-y-6 pt-6 lg:grid-cols-[1fr_24rem] lg:pt-10">
        <h1 className="max-w-[12ch] pb-[0.06em] text-[3.25rem] text-display-1 leading-[0.93] sm:text-[4.5rem] lg:text-[clamp(5rem,7.6vw,7rem)]">
          {title}
        </h1>
        <div className="pb-3">
          <p className="font-medium text-lead">{lead}</p>
          <p className="mt-6">{call}</p>
        </div>
      </div>
      <Drawing preserveAspectRatio="xMidYMax slice" className="mt-8 block h-[max(15rem,27vw)] w-full lg:mt-6" />
    </section>
  );
}
