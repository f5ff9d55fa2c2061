import { pageContext } from '#web/shell/page-context.ts';
import { GonePage } from '../gone-page.tsx';
import type { Route } from './+types/event-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { guestPage } = context.get(pageContext);
  if (!guestPage || guestPage.kind === 'business') throw new Response(null, { status: 404 });
  return guestPage;
}

/** What an owner sends around: the notice of one event, or that there was one. */
export default function EventPage({ loaderData: data }: Route.ComponentProps) {
  if (data.kind === 'gone') return <GonePage business={data.business} />;
  return (
    <main>
      <h1>{data.event.title}</h1>
      <p>{data.host.display_name}</p>
    </main>
  );
}
