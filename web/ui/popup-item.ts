export const popupItem =
  'flex min-h-11 w-full items-center gap-2.5 rounded-[8px] px-3 py-1.5 text-start font-medium leading-[1.3] hover:bg-sunk focus-visible:-outline-offset-3 data-highlighted:bg-sunk aria-disabled:cursor-not-allowed';
