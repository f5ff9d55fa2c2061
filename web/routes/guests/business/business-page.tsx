import { pageContext } from '#web/shell/page-context.ts';
import type { Route } from './+types/business-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { guestPage } = context.get(pageContext);
  if (guestPage?.kind !== 'business') throw new Response(null, { status: 404 });
  return guestPage;
}

/** The page of a business: its house with what hangs there. */
export default function BusinessPage({ loaderData: { business } }: Route.ComponentProps) {
  return (
    <div>
      <h1>{business.display_name}</h1>
    </div>
  );
}
