/**
 * Classes shared with the skeleton. Phones: one column with the last mark as a bottom bar; medium: figures and last
 * mark above the list; wide: beside it, with its own scrolling.
 */
export const doorClasses = {
  door: 'min-h-dvh bg-card roomy:grid roomy:h-dvh roomy:grid-rows-[auto_minmax(0,1fr)] wide:grid-cols-[clamp(24rem,36vw,34rem)_minmax(0,1fr)] wide:grid-rows-[minmax(0,1fr)]',
  panel:
    'roomy:grid roomy:grid-cols-[minmax(0,1fr)_23rem] roomy:grid-rows-[auto_auto] wide:grid-cols-1 wide:grid-rows-[auto_minmax(min-content,1fr)_auto] wide:overflow-y-auto',
  head: 'bg-paper px-4 pt-[env(safe-area-inset-top)] pb-4 text-ink roomy:col-span-full roomy:row-span-full roomy:grid roomy:grid-cols-subgrid roomy:grid-rows-subgrid roomy:p-0',
  title:
    'flex min-h-14 items-center gap-1 roomy:col-span-full roomy:row-start-1 roomy:gap-2 roomy:px-6 roomy:pt-4 roomy:only:pb-4 wide:pt-5 widest:px-10 widest:pt-6',
  figures:
    'mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 roomy:col-start-1 roomy:row-start-2 roomy:m-0 roomy:grid-cols-1 roomy:content-between roomy:gap-6 roomy:py-6 roomy:ps-6 wide:content-start wide:gap-[min(2rem,3dvh)] wide:px-6 wide:pt-[min(3rem,4dvh)] widest:px-10',
  list: 'px-4 pb-24 roomy:px-6 roomy:pb-10 widest:px-10',
  tools: 'flex flex-wrap items-center gap-x-3 gap-y-2.5 pt-3.5 pb-2.5 wide:pt-8 wide:pb-3',
  rows: '-mx-4 border-line border-t roomy:m-0 roomy:grid roomy:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] roomy:gap-x-8 wide:gap-x-10',
  row: 'flex min-h-16 items-center gap-3.5 border-line border-b px-4 py-1.5 roomy:scroll-mt-20 roomy:px-0',
} as const;

/** Forced colours drop shadows, so frames need borders. */
export const framed = 'forced-colors:border-[1.5px] forced-colors:border-[ButtonBorder]';

export const press = `grid touch-manipulation select-none place-items-center rounded-button font-semibold inset-ring-[1.5px] inset-ring-edge ${framed}`;
