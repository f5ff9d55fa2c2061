/** An event had a page here, and has none any more. */
export function GonePage({ business }: { business: { display_name: string; page_url: string | null } | null }) {
  return <main>{business?.page_url && <a href={business.page_url}>{business.display_name}</a>}</main>;
}
