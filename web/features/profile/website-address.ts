const HOST = /^([a-z0-9äöüß]([a-z0-9äöüß-]*[a-z0-9äöüß])?\.)+[a-z]{2,}$/i;

/** A complete web address from what people type, `deinladen.de` included; empty stays empty, null when it is no address. */
export function websiteAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  const host = url.replace(/^https?:\/\//i, '').replace(/[/:?#].*$/s, '');
  return /^https?:$/.test(protocol) && HOST.test(host) ? href : null;
}
