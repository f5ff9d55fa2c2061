import type { ReactNode } from 'react';

type FormOnFieldProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands on the ground below: beside the form, on tablets under it. */
  drawing?: ReactNode;
  /** The colour of the field; the same as the screen's ground. */
  field: string;
  children: ReactNode;
};

/** A screen with one form: text on colour at the start, the form on a card at the end, the ground of the street below. */
export function FormOnField({ title, lead, drawing, field, children }: FormOnFieldProps) {
  return (
    <div data-theme="light" className={`${field} text-pic-ink`}>
      <div className="container-page grid gap-x-16 pt-4 lg:min-h-[calc(100svh-20rem)] lg:grid-cols-[1fr_30rem] lg:grid-rows-[auto_1fr] lg:pt-10">
        <div className="max-lg:pb-6">
          <h1 className="wrap-anywhere text-display-2">{title}</h1>
          {lead && <p className="mt-4 font-medium text-lead">{lead}</p>}
        </div>
        <div className="rounded-t-panel bg-card p-6 text-ink max-md:-mx-4 md:mb-10 md:rounded-panel md:p-10 lg:row-span-2 lg:mb-16 lg:self-start">
          {children}
        </div>
        {drawing && <div className="max-md:hidden max-lg:mx-auto lg:self-end lg:pt-8">{drawing}</div>}
      </div>
      <div className="h-8 bg-pic-ink max-md:hidden" />
    </div>
  );
}
