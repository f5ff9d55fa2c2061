/**
 * A `ref` of what stands first in an `Activity`: hidden, it keeps its styles and its layout, and only has to be painted when it is shown again. React hides
 * by `display: none`, for which the browser throws both away, and does so once more when it has drawn what is hidden. The style sheet hides it instead.
 */
export function keepLayout(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  const { dataset, style } = place;
  if (!dataset.layout) {
    const hiding = new MutationObserver(() => {
      if (dataset.layout === 'kept') style.removeProperty('display');
    });
    hiding.observe(place, { attributeFilter: ['style'] });
  }
  dataset.layout = 'shown';
  return () => {
    dataset.layout = 'kept';
  };
}
