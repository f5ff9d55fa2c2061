const HOST = /^([a-z0-9äöüß]([a-z0-9äöüß-]*[a-z0-9äöüß])?\.)+[a-z]{2,}$/i;

/** Completes a typed web address such as `deinladen.de`; empty stays empty, null if invalid. */
export function websiteAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  const host = url.replace(/^https?:\/\//i, '').replace(/[/:?#].*$/s, '');
  return /^https?:$/.test(protocol) && HOST.test(host) ? href : null;
}
