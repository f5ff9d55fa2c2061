/** Reference in mails, from an id: `3F2A-9C1B`. */
export function referenceOf(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
