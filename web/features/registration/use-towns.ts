import { useEffect, useState } from 'react';
import { isPostcode } from '#domain/verification/contact-data.ts';
import { api, dataOf } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';

type Towns = { postcode: string; towns: readonly string[] };

/** A postcode's towns; empty if it does not exist, null while loading or on failure. */
export function useTowns(postcode: string): readonly string[] | null {
  const [known, setKnown] = useState<Towns | null>(null);
  useEffect(() => {
    if (!isPostcode(postcode)) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const keep = (towns: readonly string[]) => !signal.aborted && setKnown({ postcode, towns });
    dataOf(api.GET('/postcodes/{postcode}', { params: { path: { postcode } }, signal })).then(
      ({ towns }) => keep(towns),
      (error) => isProblem(error, 'not_found') && keep([]),
    );
    return () => stopped.abort();
  }, [postcode]);
  return known?.postcode === postcode ? known.towns : null;
}
