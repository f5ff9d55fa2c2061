import { routes } from '#contract/index.ts';
import { businessTypeEntries } from '#domain/catalogue/business-types.ts';
import type { CatalogueEntry, CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { subscriptionPacks, subscriptionPlans } from '#domain/plans/price-lists.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findPostcode } from '#server/modules/events/catalogue/queries.ts';

const toEntry = ({ key, de, en }: CatalogueEntry): CatalogueEntry => ({ key, de, en });
const toGroup = (group: CatalogueGroup) => ({ ...toEntry(group), entries: group.entries.map(toEntry) });
const toOffer = ({ key, priceCents, credits }: { key: string; priceCents: number; credits: number }) => ({
  key,
  price_cents: priceCents,
  credits,
});

const catalogue = {
  tags: tagGroups.map(toGroup),
  characteristics: characteristicGroups.map(toGroup),
  categories: profileCategoryEntries.map(toEntry),
  business_types: businessTypeEntries.map(toEntry),
  legal_forms: [...legalForms],
  plans: subscriptionPlans.map(toOffer),
  packs: subscriptionPacks.map(toOffer),
  tariffs,
};

export function mountCatalogue(app: EndpointApp): void {
  mount(app, routes.getCatalogue, async () => catalogue);
  mount(app, routes.getPostcode, async ({ ctx, params }) => findPostcode(ctx.db, params.postcode));
}
