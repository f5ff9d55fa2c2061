import type { DayPickerProps as CalendarProps, DayButtonProps } from 'react-day-picker';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DayPickerProps } from './day-picker.tsx';
import { DayPicker } from './day-picker.tsx';

const drawn = vi.hoisted(() => new Map<string, DayButtonProps>());

vi.mock('react-day-picker', async (original) => {
  const real = await original<typeof import('react-day-picker')>();
  const DayButton = (props: DayButtonProps) => {
    drawn.set(props.day.isoDate, props);
    return <>{props.children}</>;
  };
  return { ...real, DayPicker: (props: CalendarProps) => <real.DayPicker {...props} components={{ DayButton }} /> };
});

type Choice = DayPickerProps extends infer Each
  ? Each extends unknown
    ? Omit<Each, keyof typeof frame>
    : never
  : never;
const frame = { language: 'de', label: 'Datum', today: '2026-12-09' } as const;

beforeEach(() => drawn.clear());

function draw(choice: Choice): string {
  return renderToStaticMarkup(<DayPicker {...frame} {...(choice as Extract<Choice, { mode: 'single' }>)} />);
}

/** Presses a day of a calendar with this value; returns the new value, undefined if unchanged. */
function press(choice: Record<string, unknown>, day: string): unknown {
  const onChange = vi.fn();
  draw({ ...choice, onChange } as unknown as Choice);
  drawn.get(day)?.onClick?.({ preventDefault() {}, stopPropagation() {} } as never);
  return onChange.mock.calls[0]?.[0];
}

test('a week starts on Monday in both languages', () => {
  const first = (markup: string) => /<th[^>]*aria-label="([^"]+)"/.exec(markup)?.[1];
  const choice = { mode: 'single', value: null, onChange: () => undefined } as const;
  expect(first(draw(choice))).toBe('Montag');
  expect(first(renderToStaticMarkup(<DayPicker {...frame} {...choice} language="en" />))).toBe('Monday');
});

test('the first and the last day can be chosen, those beyond cannot', () => {
  draw({ mode: 'single', value: null, onChange: () => undefined, firstDay: '2026-12-09', lastDay: '2026-12-20' });
  const isClosed = (day: string) => drawn.get(day)?.modifiers.disabled;
  expect(['2026-12-08', '2026-12-09', '2026-12-20', '2026-12-21'].map(isClosed)).toEqual([true, false, false, true]);
});

describe('one day', () => {
  test('is chosen, and taken back unless it is required', () => {
    expect(press({ mode: 'single', value: null }, '2026-12-10')).toBe('2026-12-10');
    expect(press({ mode: 'single', value: '2026-12-10' }, '2026-12-10')).toBeNull();
    expect(press({ mode: 'single', value: '2026-12-10', required: true }, '2026-12-10')).toBe('2026-12-10');
  });
});

describe('several days', () => {
  const two = { mode: 'multiple', value: ['2026-12-10', '2026-12-12'] };

  test('are added and taken back', () => {
    expect(press(two, '2026-12-14')).toEqual(['2026-12-10', '2026-12-12', '2026-12-14']);
    expect(press(two, '2026-12-12')).toEqual(['2026-12-10']);
  });

  test('never become fewer than the least', () => {
    expect(press({ ...two, min: 2 }, '2026-12-12')).toBeUndefined();
    expect(press({ mode: 'multiple', value: ['2026-12-10'], required: true }, '2026-12-10')).toBeUndefined();
  });

  test('never become more than the most: one more starts anew', () => {
    expect(press({ ...two, max: 2 }, '2026-12-14')).toEqual(['2026-12-14']);
  });
});

describe('a range', () => {
  const open = { mode: 'range', value: { from: '2026-12-10', to: null } };

  test('runs from the earlier to the later day', () => {
    expect(press(open, '2026-12-13')).toEqual({ from: '2026-12-10', to: '2026-12-13' });
    expect(press(open, '2026-12-09')).toEqual({ from: '2026-12-09', to: '2026-12-10' });
  });

  test('starts anew when it would be shorter or longer than allowed', () => {
    expect(press({ ...open, min: 3 }, '2026-12-11')).toEqual({ from: '2026-12-11', to: null });
    expect(press({ ...open, max: 3 }, '2026-12-14')).toEqual({ from: '2026-12-14', to: null });
    expect(press({ ...open, min: 3, max: 5 }, '2026-12-14')).toEqual({ from: '2026-12-10', to: '2026-12-14' });
  });

  test('can be emptied unless it is required', () => {
    const oneDay = { mode: 'range', value: { from: '2026-12-10', to: '2026-12-10' } };
    expect(press(oneDay, '2026-12-10')).toBeNull();
    expect(press({ ...oneDay, required: true }, '2026-12-10')).toEqual({ from: '2026-12-10', to: '2026-12-10' });
  });
});
