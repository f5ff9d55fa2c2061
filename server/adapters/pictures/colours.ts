import { formatHex } from 'culori';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { accents } from '#domain/profile/accents.ts';

/** `#rrggbb` from OKLCH, clipped to sRGB; neither renderer nor PDF reads OKLCH. */
function toHex(lightness: number, chroma: number, hue: number): string {
  return formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue });
}

/** Replaces every `oklch(L C H)`. */
export function withPlainColours(svg: string): string {
  return svg.replace(/oklch\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)\)/g, (_, lightness, chroma, hue) =>
    toHex(Number(lightness), Number(chroma), Number(hue)),
  );
}

/** Light theme of `web/styles/tokens.css`. */
export const colours = {
  ink: toHex(0.215, 0.024, 40),
  ink2: toHex(0.41, 0.024, 48),
  paper: toHex(0.968, 0.01, 85),
  white: toHex(0.995, 0.004, 90),
  kraft: toHex(0.8, 0.065, 78),
  kraftWash: toHex(0.94, 0.022, 80),
  line: toHex(0.875, 0.016, 80),
  shade: toHex(0.78, 0.02, 83),
  tomato: toHex(0.655, 0.205, 36),
  tomatoWash: toHex(0.93, 0.038, 45),
  amber: toHex(0.82, 0.155, 80),
  amberWash: toHex(0.94, 0.065, 88),
  blue: toHex(0.68, 0.135, 245),
  blueWash: toHex(0.925, 0.035, 245),
  berry: toHex(0.69, 0.165, 356),
  berryWash: toHex(0.93, 0.034, 356),
  green: toHex(0.73, 0.145, 148),
  greenWash: toHex(0.93, 0.05, 148),
  oxblood: toHex(0.45, 0.17, 20),
  brick: toHex(0.52, 0.185, 34),
  night: toHex(0.27, 0.035, 262),
  nightFar: toHex(0.345, 0.045, 262),
  black: toHex(0.12, 0.02, 262),
} as const;

interface Ground {
  /** Of a current event. */
  full: string;
  /** Of a past event. */
  wash: string;
}

const grounds: Record<NoticeTone, Ground> = {
  tomato: { full: colours.tomato, wash: colours.tomatoWash },
  amber: { full: colours.amber, wash: colours.amberWash },
  azure: { full: colours.blue, wash: colours.blueWash },
  rose: { full: colours.berry, wash: colours.berryWash },
  clover: { full: colours.green, wash: colours.greenWash },
  lilac: { full: accents.lilac, wash: '#eae2fa' },
  teal: { full: accents.teal, wash: '#d2f0ed' },
  lime: { full: accents.lime, wash: '#ebf3c5' },
  kraft: { full: colours.kraft, wash: colours.kraftWash },
  line: { full: colours.line, wash: colours.paper },
};

export const groundOf = (tone: NoticeTone): Ground => grounds[tone];
