/* Updates the sign from the price field; nothing is sent or stored. */
import { splitPrice } from './split-price.ts';

const field = document.querySelector<HTMLInputElement>('[data-deal]');
const sign = document.querySelector<HTMLElement>('[data-sign]');

function show() {
  if (!field || !sign) return;
  const typed = field.value.trim();
  const { price, note } = splitPrice(typed || field.placeholder);
  const [large, small] = sign.querySelectorAll('span');
  if (large) large.textContent = price;
  if (small) small.textContent = note;
  sign.toggleAttribute('data-typed', Boolean(typed));
  sign.toggleAttribute('data-long', price.length > 9);
}

field?.addEventListener('input', show);
addEventListener('pageshow', show);
