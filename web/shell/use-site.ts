import { useRouteLoaderData } from 'react-router';
import type { Site } from '#domain/shared/site.ts';
import type { loader } from '#web/root.tsx';

export function useSite(): Site {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The root loader has not run');
  return data.site;
}
