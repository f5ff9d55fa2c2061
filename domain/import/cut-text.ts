const letters = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** The beginning of a text, cut between letters as readers see them. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text.slice(0, length + 100))) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trim();
}
