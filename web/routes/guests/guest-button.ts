/** Classes for links and buttons. */
const shape =
  'min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-button font-semibold text-[0.9375rem]';

const framed = '[box-shadow:inset_0_0_0_1.5px_var(--edge)] hover:[box-shadow:inset_0_0_0_2px_currentcolor]';

export const guestButton = {
  framed: `inline-flex ${shape} px-4 ${framed}`,
  filled: `inline-flex ${shape} px-4`,
  plain: `inline-flex ${shape} decoration-2 underline-offset-[0.3em] hover:underline`,
  /** Icon only on narrow notices. */
  tool: `inline-flex ${shape} ${framed} px-4 small-notice:[box-shadow:none] small-notice:w-11 small-notice:px-0`,
} as const;
