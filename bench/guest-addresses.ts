/** Paths of one event and one business of the demo, as in the sitemap. */
export async function findGuestPages(address: string): Promise<string[]> {
  const placesIn = async (url: string) => {
    const text = await (await fetch(url)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => address + new URL(place).pathname);
  };
  const parts = await Promise.all((await placesIn(`${address}/sitemap-guests.xml`)).map(placesIn));
  return ['/e/', '/b/'].map((start) => {
    const page = parts.flat().find((url) => url.startsWith(address + start));
    if (!page) throw new Error(`The demo has no page below ${start}`);
    return page.slice(address.length);
  });
}
