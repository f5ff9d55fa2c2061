import { find, findAll, texts } from './script-texts.ts';

const MOST_FIELDS = 4;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();

function toFields(item: HTMLElement, link: HTMLAnchorElement, names: string[]) {
  find('ul', item)?.remove();
  if (names.length === 0) return;
  const list = document.createElement('ul');
  for (const name of names.slice(0, MOST_FIELDS)) {
    const entry = document.createElement('a');
    entry.href = `${link.getAttribute('href')}.${name}`;
    entry.textContent = name;
    list.append(document.createElement('li'));
    list.lastElementChild?.append(entry);
  }
  item.append(list);
}

/** Fields of a call or object of this page, by their anchors. */
function fieldsAt(id: string): string[] {
  return findAll(`[id^="${id}."]`).map((field) => field.id.slice(id.length + 1));
}

/** Filters the navigation by titles, addresses and field names, with the number of results. */
export function followSearch(): void {
  const navigation = find('.api-nav');
  const field = find<HTMLInputElement>('[data-search]', navigation);
  const sections = findAll('section', navigation);
  const items = findAll('section > ul > li', navigation);

  const search = () => {
    const words = plain(field.value).split(' ').filter(Boolean);
    let count = 0;
    for (const item of items) {
      const link = find<HTMLAnchorElement>('a', item);
      const { path = '' } = item.dataset;
      item.dataset.words ??= fieldsAt(link.hash.slice(1)).join(' ');
      const title = `${plain(link.textContent ?? '')} ${path.toLowerCase()} ${plain(
        find('h2', item.closest('section') as HTMLElement).textContent ?? '',
      )}`;
      const isTitle = words.every((word) => title.includes(word));
      const asked = words.join('_');
      const found =
        words.length && asked.length > 1 ? item.dataset.words.split(' ').filter((name) => name.includes(asked)) : [];
      item.hidden = !isTitle && found.length === 0;
      toFields(item, link, found);
      if (!item.hidden) count += 1;
    }
    for (const section of sections) section.hidden = !find('ul > li:not([hidden])', section);
    find('[data-none]', navigation).hidden = count > 0;
    find('[data-found]', navigation).textContent = words.length ? texts.found.replace('{count}', String(count)) : '';
  };

  const links = () => findAll<HTMLAnchorElement>('section:not([hidden]) li:not([hidden]) > a', navigation);
  field.addEventListener('input', search);
  navigation.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const all = [field, ...links()] as HTMLElement[];
      all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus();
    }
    if (event.key === 'Enter' && event.target === field) links()[0]?.click();
    if (event.key === 'Escape' && field.value) {
      event.preventDefault();
      field.value = '';
      field.focus();
      search();
    }
  });
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!field.getClientRects().length) navigation.showPopover();
    field.select();
  });
  // Closes the sheet that would cover the target.
  navigation.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && navigation.matches(':popover-open')) navigation.hidePopover();
  });
}
