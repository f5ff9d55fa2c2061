/** How words that were read look in the line: the colour of their chip, and a line below them that tells the two apart without it. */
export const markClass = {
  sure: 'rounded-[3px] bg-sunk underline decoration-[3px] decoration-tomato underline-offset-[5px] [text-decoration-skip-ink:none] forced-colors:decoration-[Highlight]',
  guess:
    'rounded-[3px] bg-amber-wash underline decoration-[3px] decoration-amber-text decoration-dashed underline-offset-[5px] [text-decoration-skip-ink:none] forced-colors:decoration-[Highlight]',
} as const;
