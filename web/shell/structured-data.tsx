import type { FAQPage, Organization, Thing } from 'schema-dts';
import type { Site } from '#domain/shared/site.ts';
import { readTelephone } from '#domain/shared/telephone.ts';
import { brandOf } from './page-context.ts';

/** JSON-LD for search engines, typed by schema.org. `<` is escaped so that text cannot close the script. */
export function StructuredData({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, with every < escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}

export function organization(site: Site) {
  const { operator, publicUrl } = site;
  const { company, street, zipCode, city, email, phone, vatId } = operator;
  return {
    '@type': 'Organization',
    name: brandOf(site),
    url: publicUrl,
    logo: `${publicUrl}/app-icon-512.png`,
    ...(company && { legalName: company }),
    ...(email && { email }),
    ...(phone && { telephone: readTelephone(phone)?.international ?? phone }),
    ...(vatId && { vatID: vatId }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(zipCode && { postalCode: zipCode }),
        addressLocality: city,
        addressCountry: 'DE',
      },
    }),
  } satisfies Organization;
}
