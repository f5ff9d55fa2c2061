/* Custom element for businesses' websites: one file without dependencies; texts come with the data. */
import type { EmbedData, EmbeddedEvent } from '#contract/guest-pages.ts';
import {
  EMBED_FONT_PATH,
  EMBED_SCRIPT_PATH,
  EMBED_TAG,
  embedDataPath,
  readEmbedOptions,
} from '#domain/guest-pages/embed.ts';
import { accents } from '#domain/profile/accents.ts';
import css from './embed.css?inline';

/** Milliseconds after which a return to the page reloads. */
const STALE_MS = 300_000;

const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>(`script[src$="${EMBED_SCRIPT_PATH}"]`);
const { origin } = new URL((script as HTMLScriptElement).src);

/** In our own frame page, which alone sends its height to the parent. */
const isOwnFrame = parent !== window && location.origin === origin && location.pathname.startsWith('/embed/');
/** Maximum height of a frame. */
const MOST_PIXELS = 20_000;

type FrameMessage = { dabei: 'height'; height: number } | { dabei: 'measure' };

/** Fits our frames to their content. Without this script their code's height remains. */
function fitFrames() {
  const frames = () => document.querySelectorAll('iframe');
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<FrameMessage | null>) => {
    if (from !== origin || data?.dabei !== 'height' || !(data.height > 0)) return;
    const frame = [...frames()].find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.style.height = `${Math.min(Math.ceil(data.height), MOST_PIXELS)}px`;
  });
  // Frames loaded before this script have already sent their height.
  const ask: FrameMessage = { dabei: 'measure' };
  for (const { src, contentWindow } of frames()) {
    if (src.startsWith(`${origin}/embed/`)) contentWindow?.postMessage(ask, origin);
  }
}

/** Creates an element with a class. Strings become text, never markup. */
function make(tag: string, name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content);
  return element;
}

const looks = {
  join: 'position:relative;justify-self:start;margin-block:4px;padding:10px 16px;border:2px solid;border-radius:10px;font-weight:600;line-height:20px;text-decoration:none',
  dialog:
    'width:min(600px,100%);height:min(860px,100%);box-sizing:border-box;padding:52px 0 0;border:0;border-radius:14px;background:#251610;overflow:hidden',
  close:
    'position:absolute;inset:0 0 auto auto;height:52px;padding:0 20px;border:0;background:none;color:#f7f4ee;font:600 16px Arial,sans-serif;cursor:pointer',
  frame: 'display:block;width:100%;height:100%;border:0',
};

/** The form to join: over the foreign page, or instead of the events in our own frame. */
function joinLink({ join, joinWord, title }: EmbeddedEvent, { words, language }: EmbedData, ...content: Node[]) {
  if (!join) return [];
  const url = `${join}?lang=${language}`;
  const button = link(content.length > 0 ? 'strips' : 'join', url, ...(content.length > 0 ? content : [joinWord]));
  if (content.length === 0) button.style.cssText = looks.join;
  button.ariaLabel = `${joinWord}: ${title}`;
  if (isOwnFrame) button.target = '_self';
  else button.addEventListener('click', (event) => openForm(event, url, title, words.close));
  return [button];
}

/** Where the foreign page allows no frame of ours, the link's page opens. */
function openForm(event: MouseEvent, url: string, title: string, word: string) {
  const root = (event.currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.style.cssText = looks.frame;
  const close = make('button', '', word);
  close.style.cssText = looks.close;
  const dialog = make('dialog', '', close, frame) as HTMLDialogElement;
  dialog.style.cssText = looks.dialog;
  const off = new AbortController();
  const { signal } = off;
  const leave = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) location.assign(url);
  };
  document.addEventListener('securitypolicyviolation', leave, { signal });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    off.abort();
    dialog.remove();
  });
  root.append(dialog);
  dialog.showModal();
}

/** Opens outside a frame, where our pages' CSP would block them. */
function link(name: string, url: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const element = make('a', name, ...content) as HTMLAnchorElement;
  element.href = url;
  element.target = '_top';
  return element;
}

function ticket(event: EmbeddedEvent, data: EmbedData): Node[] {
  const { shortWeekday, day, month, time, nextDay, title, url, places } = event;
  const stub = make('span', 'stub', make('span', '', shortWeekday), make('b', '', day), make('span', '', month));
  const when = [time, nextDay].filter(Boolean).join(', ');
  return [
    stub,
    make(
      'span',
      'body',
      link('name', url, title),
      make('span', '', when),
      make('span', '', places),
      ...joinLink(event, data),
    ),
  ];
}

function notice(event: EmbeddedEvent, data: EmbedData): Node[] {
  const { weekday, day, month, time, nextDay, title, url, places, strips } = event;
  const when = make('p', 'when', weekday);
  if (nextDay) when.append(' ', make('i', '', nextDay));
  const date = make('p', 'date', make('b', '', day), ' ', make('span', '', month, ' ', make('em', '', time)));
  const torn = strips.map((hangs) => {
    const strip = make('span', '');
    if (hangs) strip.dataset.word = data.words.strip;
    return strip;
  });
  const hang = strips.includes(true) && event.join !== null;
  const sheet = make(
    'div',
    'sheet',
    when,
    date,
    link('name', url, title),
    make('p', '', places),
    ...(hang ? [] : joinLink(event, data)),
  );
  if (hang) return [sheet, ...joinLink(event, data, ...torn)];
  return strips.length > 0 ? [sheet, make('div', 'strips', ...torn)] : [sheet];
}

function hoursOf({ hours, words }: EmbedData): HTMLElement {
  const days = hours.flatMap(({ day, text }) => [make('dt', '', day), make('dd', '', text)]);
  return make('details', '', make('summary', '', words.hours), make('dl', '', ...days));
}

const names = ['business', 'lang', 'theme', 'count', 'size', 'accent', 'hours'];

class Embed extends HTMLElement {
  static observedAttributes = names;
  #root = this.attachShadow({ mode: 'open' });
  #data: EmbedData | undefined;
  #body = '';
  #readAt = 0;
  #asked = '';
  #off = new AbortController();
  #sizes = new ResizeObserver(() => this.#sendHeight());

  connectedCallback() {
    this.#off = new AbortController();
    const { signal } = this.#off;
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - this.#readAt > STALE_MS) void this.#read();
    };
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('online', () => void this.#read(), { signal });
    const measure = ({ data }: MessageEvent<FrameMessage | null>) => {
      if (data?.dabei === 'measure') this.#sendHeight();
    };
    if (isOwnFrame) addEventListener('message', measure, { signal });
    this.#root.adoptedStyleSheets = [sheet];
    // The element's own content shows until there is something to draw, and when there never is.
    this.#root.replaceChildren(document.createElement('slot'));
    void this.#read();
  }

  disconnectedCallback() {
    this.#off.abort();
    this.#sizes.disconnect();
  }

  /** Sends the content's height, which may be below the frame's, to the parent. */
  #sendHeight() {
    const board = this.#root.querySelector<HTMLElement>('.board');
    if (!board) return;
    board.style.minHeight = '0';
    const message: FrameMessage = { dabei: 'height', height: board.getBoundingClientRect().height };
    board.style.minHeight = '';
    parent.postMessage(message, '*');
  }

  attributeChangedCallback(name: string) {
    if (!this.isConnected || !this.#asked) return;
    if (name === 'business' || name === 'lang') void this.#read();
    else if (this.#data) this.#draw(this.#data);
  }

  async #read() {
    const slug = this.getAttribute('business') ?? '';
    const around = this.closest('[lang]')?.getAttribute('lang') || navigator.language;
    const url = `${origin + embedDataPath(encodeURIComponent(slug))}?lang=${encodeURIComponent(around.slice(0, 2))}`;
    this.#asked = url;
    try {
      const answer = await fetch(url, { credentials: 'omit' });
      const body = await answer.text();
      // Another business or language was requested meanwhile.
      if (this.#asked !== url) return;
      if (answer.status === 404) return this.#hide();
      if (!answer.ok) return;
      this.#readAt = Date.now();
      // Redrawing would take the focus away.
      if (body === this.#body || this.#root.querySelector('dialog')) return;
      this.#body = body;
      this.#data = JSON.parse(body);
      if (this.#data) this.#draw(this.#data);
    } catch {
      // Offline: what is shown stays.
    }
  }

  /** For a business guests cannot see: a link would lead nowhere. */
  #hide() {
    this.#body = '';
    this.#data = undefined;
    this.#root.replaceChildren();
  }

  #draw(data: EmbedData) {
    const options = readEmbedOptions((name) => this.getAttribute(name));
    const { words, sign } = data;
    const events = data.events.slice(0, options.count);
    const head = make('div', 'head', make('p', 'title', events.length > 0 ? words.title : words.none));
    const foot = make('div', 'foot');
    foot.style.alignItems = 'start';
    if (options.hours) {
      head.append(make('p', sign.isOpen ? 'sign is-open' : 'sign', sign.text));
      foot.append(hoursOf(data));
    }
    foot.append(link('', data.url, words.all));
    const list = make('ul', '');
    if (options.size === 'large') list.style.maxWidth = `${events.length * 420}px`;
    for (const event of events) {
      const drawn = options.size === 'small' ? ticket(event, data) : notice(event, data);
      const item = make('li', event.tone, ...drawn);
      if (event.tone in accents) item.style.setProperty('--own', accents[event.tone as keyof typeof accents]);
      list.append(item);
    }
    const board = make('section', `board ${options.size}`, head, ...(events.length > 0 ? [list] : []), foot);
    board.ariaLabel = data.name;
    board.lang = data.language;
    if (options.accent) board.style.setProperty('--accent', accents[options.accent]);
    this.#root.replaceChildren(board);
    if (!isOwnFrame) return;
    this.#sizes.disconnect();
    for (const part of board.children) this.#sizes.observe(part);
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

if (!customElements.get(EMBED_TAG)) {
  // Fonts belong to the document, not the shadow; where its CSP blocks ours, system fonts remain.
  const font = new FontFace('Dabei Grotesque', `url(${origin}${EMBED_FONT_PATH})`, {
    weight: '200 800',
    stretch: '75% 100%',
    display: 'swap',
  });
  document.fonts.add(font);
  customElements.define(EMBED_TAG, Embed);
  fitFrames();
}
