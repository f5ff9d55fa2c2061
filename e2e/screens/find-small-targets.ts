/**
 * Runs in the page: links and buttons below 44 by 44 pixels including pseudo-elements. Exempt: links in sentences (WCAG
 * 2.5.5, inline) and the API documentation's names and headings.
 */
export function findSmallTargets(): string[] {
  const SIDE = 44;
  const controls = 'a[href], button, summary, [role=button], [role=tab]';
  const isShown = (target: Element) => {
    const { width, height } = target.getBoundingClientRect();
    return target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  };
  const isText = (target: Element) => {
    if (target.matches('.call a')) return true;
    if (getComputedStyle(target).display !== 'inline') return false;
    let block = target.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (/\p{L}/u.test(texts.currentNode.textContent ?? '') && !texts.currentNode.parentElement?.closest(controls))
        return true;
    return false;
  };
  const isLarge = (target: Element) => {
    const { width, height } = target.getBoundingClientRect();
    // Fonts cause fractions.
    if (width >= SIDE - 0.5 && height >= SIDE - 0.5) return true;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = target.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, SIDE / 2 - 1];
    const ends = [
      [x, y - half],
      [x, y + half],
      [Math.max(x - half, 0), y],
      [Math.min(x + half, innerWidth - 1), y],
    ] as const;
    return ends.every((end) => target.contains(document.elementFromPoint(...end)));
  };
  const describe = (target: Element) => {
    const { width, height } = target.getBoundingClientRect();
    const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
    return `${target.tagName} ${name} ${Math.round(width)} × ${Math.round(height)}`;
  };
  const targets = [...document.querySelectorAll(controls)].filter(
    (target) => !target.closest('[inert], [aria-hidden=true]'),
  );
  const small = targets.filter((target) => isShown(target) && !isText(target) && !isLarge(target));
  scrollTo({ top: 0, behavior: 'instant' });
  return small.map(describe);
}
