/* Updates the open sign by the clock. */
type State = [until: number, small: string, large: string];

const sign = document.querySelector<HTMLElement>('[data-states]');
const states = JSON.parse(sign?.dataset.states ?? '[]') as State[];

function follow() {
  const state = states.find(([until]) => until > Date.now());
  const [small, large] = sign?.children ?? [];
  if (!state || !small || !large || `${small.textContent}${large.textContent}` === state[1] + state[2]) return;
  small.textContent = state[1];
  large.textContent = state[2];
}
follow();
setInterval(follow, 20_000);
