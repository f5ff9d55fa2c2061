/** Price of an event in credits, by surface. */
export const tariffs = {
  /** Standalone page and API. */
  standard: { base: 1, featured: 1, push: 2, characteristics: 0 },
  /** The dashboard's create dialog. */
  dialog: { base: 1, featured: 2, push: 2, characteristics: 2 },
} as const;

export type Tariff = keyof typeof tariffs;
export const tariffNames = ['standard', 'dialog'] as const satisfies readonly Tariff[];

export interface PricedOptions {
  featuredEvent: boolean;
  pushNotification: boolean;
  characteristicCount: number;
}

export const costItems = ['base', 'featured', 'push', 'characteristics'] as const;
export type CostItem = (typeof costItems)[number];

export function unpaidItems(
  tariff: Tariff,
  options: PricedOptions,
  paid: readonly CostItem[],
): { items: { item: CostItem; credits: number }[]; total: number } {
  const items = eventCost(tariff, options).items.filter(({ item }) => !paid.includes(item));
  return { items, total: items.reduce((sum, { credits }) => sum + credits, 0) };
}

/** Credits by item, without free items. */
export function eventCost(
  tariff: Tariff,
  options: PricedOptions,
): { items: { item: CostItem; credits: number }[]; total: number } {
  const price = tariffs[tariff];
  const items = (
    [
      ['base', price.base],
      ['featured', options.featuredEvent ? price.featured : 0],
      ['push', options.pushNotification ? price.push : 0],
      ['characteristics', options.characteristicCount > 0 ? price.characteristics : 0],
    ] as const
  )
    .filter(([, credits]) => credits > 0)
    .map(([item, credits]) => ({ item, credits }));
  return { items, total: items.reduce((sum, { credits }) => sum + credits, 0) };
}
