import { raw } from 'hono/html';

/** Illustration of an empty mailbox. */
export const emptyLetterbox = raw(`<svg viewBox="0 0 480 300" aria-hidden="true">
<defs><pattern id="dots" width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse"><circle cx="2.8" cy="2.8" r="1.1" fill="currentColor"/></pattern></defs>
<circle cx="240" cy="300" r="176" fill="url(#dots)" opacity=".28"/>
<rect x="150" y="28" width="180" height="220" rx="14" fill="#f45225"/>
<path d="M138 42Q138 2 240 2t102 40z" fill="#251610"/>
<path d="M176 74h128v20H176z" fill="#251610"/>
<path d="M196 130h88v60h-88z" fill="#f7f4ee"/><path d="m196 130 44 34 44-34" fill="none" stroke="#251610" stroke-width="3"/>
<path d="M228 248h24v54h-24z" fill="currentColor"/>
<g fill="currentColor" transform="translate(392 300) rotate(-7)"><path d="M-22-99h44V0h-44z"/><circle cy="-136" r="28"/></g>
<g fill="#e86a9f" transform="translate(88 300) rotate(5)"><path d="M-18-83h36V0h-36z"/><circle cy="-113" r="23"/></g></svg>`);
