import { find, findAll } from './script-texts.ts';

/** Arrow keys, Home and End move the focus; tabs are links, so Enter opens. */
export function followTabs(): void {
  const tabs = findAll<HTMLElement>('[role=tab]');
  find('[role=tablist]').addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    tabs.at(to % tabs.length)?.focus();
  });
}
