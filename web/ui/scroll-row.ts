/** One row that scrolls sideways on phones and wraps on wider screens. */
export const scrollRow =
  '-mx-4 -my-1.5 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:m-0 md:flex-wrap md:overflow-visible md:p-0';
