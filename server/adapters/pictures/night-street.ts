import { colours } from '#server/adapters/pictures/colours.ts';
import { circle, group, rect, shape } from '#server/adapters/pictures/shapes.ts';

/** Lit windows per house: [x, y]. */
const leftWindows = [
  [51, 974],
  [51, 1090],
  [7, 1264],
  [51, 1264],
  [7, 1322],
  [51, 1322],
  [51, 1380],
  [7, 1496],
  [51, 1554],
  [7, 1612],
  [273, 1776],
];
const rightWindows = [
  [1031, 794],
  [1031, 852],
  [1031, 910],
  [1075, 852],
  [1075, 968],
  [1075, 1026],
  [1075, 1084],
  [1031, 1258],
  [1031, 1316],
  [1075, 1316],
  [1075, 1432],
  [1031, 1606],
  [900, 1774],
  [943, 1735],
];

/** Night scene with houses, moon, post and ground. */
export function nightStreet(width: number, height: number, ground: number): string {
  const windows = (places: number[][]) => places.map(([x = 0, y = 0]) => rect(x, y, 18, 26, colours.amber)).join('');
  return [
    rect(0, 0, width, height, colours.night),
    circle(900, 250, 74, colours.paper),
    circle(878, 232, 15, colours.shade),
    circle(922, 272, 21, colours.shade),
    rect(0, 912, 340, ground - 912, colours.nightFar),
    rect(760, 732, 320, ground - 732, colours.nightFar),
    windows(leftWindows),
    windows(rightWindows),
    rect(525, 250, 30, ground - 250, colours.black),
    rect(504, ground - 54, 72, 54, colours.black),
    rect(0, ground, width, height - ground, colours.black),
  ].join('');
}

/** `x` is the middle. */
export function lamp(x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    shape('M-51 0H51L91 48H-91Z', colours.black),
    shape('M-46 49H46L71 140H-71Z', colours.amber),
    rect(-86, 140, 172, 19, colours.black),
    rect(-14, 159, 28, 30, colours.black),
  );
}

/** `x` is the middle of the body, `y` the ground. */
export function dachshund(x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    shape(
      'M-69-36Q-69-46-59-46H54Q62-46 66-54Q72-66 82-72L89-75Q90-60 80-44Q74-30 66-22Q60-14 50-14H-36Q-46-14-50-20Q-50-34-56-38Q-66-42-69-56Z',
      colours.paper,
    ),
    shape('M-38-14H-27V0H-38ZM42-14H53V0H42Z', colours.paper),
    shape('M-69-70L-32-70L-26-44L-42-40L-66-48Z', colours.paper),
    shape('M-36-70Q-26-66-28-44L-38-50Z', colours.brick),
  );
}
