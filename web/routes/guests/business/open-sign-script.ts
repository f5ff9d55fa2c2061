/* Runs on the page of a business: its sign follows the clock, and its button shares the page. */
type State = [until: number, small: string, large: string];

const sign = document.querySelector<HTMLElement>('[data-states]');
const states = JSON.parse(sign?.dataset.states ?? '[]') as State[];

function follow() {
  const state = states.find(([until]) => until > Date.now());
  const [small, large] = sign?.children ?? [];
  if (!state || !small || !large || small.textContent + '' + large.textContent === state[1] + state[2]) return;
  small.textContent = state[1];
  large.textContent = state[2];
}
follow();
setInterval(follow, 20_000);

const button = document.querySelector<HTMLElement>('[data-share]');
if (button) {
  button.hidden = false;
  button.onclick = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    if ('share' in navigator) return navigator.share({ title: document.title, url }).catch(() => undefined);
    await (navigator as Navigator).clipboard.writeText(url);
    const said = button.querySelector('[role=status]');
    if (said) said.textContent = button.dataset.share ?? '';
  };
}
