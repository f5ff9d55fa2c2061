import { cx } from './cx.ts';

type DialogSize = 'small' | 'medium' | 'large' | 'palette';

export const backdrop =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const viewport = (size: DialogSize) =>
  cx('fixed inset-0 z-50 grid place-items-center', size === 'small' ? 'p-4' : 'md:p-8');

/** Full screen on phones except `small`. The palette's height is fixed. */
const sizes = {
  small: 'h-auto max-h-full max-w-120 rounded-panel shadow-floating',
  medium: 'md:h-auto md:max-w-180',
  large: 'md:h-auto md:max-w-260',
  palette: 'md:h-[min(36rem,100%)] md:max-w-160',
};

/** The class `dialog` marks an open dialog for the page's CSS. */
export const dialog = (size: DialogSize) =>
  cx(
    'dialog flex w-full flex-col overflow-hidden bg-card text-ink transition-[opacity,translate] duration-200 focus-visible:outline-none data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0',
    size !== 'small' && 'h-dvh md:max-h-[calc(100dvh-4rem)] md:rounded-panel md:shadow-floating',
    sizes[size],
  );
