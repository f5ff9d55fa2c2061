import { expect, test } from 'vitest';
import { bearingOf, placeNotices, radiusOf } from './place-notices.ts';

const spot = { latitude: 52.49, longitude: 13.43 };
/** Offset in metres north and east. */
const at = (north: number, east: number) => ({
  latitude: spot.latitude + north / 111_195,
  longitude: spot.longitude + east / (111_195 * Math.cos((spot.latitude * Math.PI) / 180)),
});

test.each([
  [0, 0],
  [125, 9.2],
  [250, 18.4],
  [375, 26.3],
  [500, 34.2],
  [1000, 50],
])('%i metres stand at %f per cent', (metres, radius) => {
  expect(radiusOf(metres)).toBeCloseTo(radius);
});

test('nothing stands beyond the last ring', () => {
  expect(radiusOf(1001)).toBeNull();
  expect(placeNotices(spot, [{ item: 'far', at: at(2000, 0) }])).toEqual([]);
});

test('the bearing is true', () => {
  const degrees = (north: number, east: number) => Math.round((bearingOf(spot, at(north, east)) * 180) / Math.PI);
  expect([degrees(300, 0), degrees(0, 300), degrees(-300, 0), degrees(0, -300)]).toEqual([0, 90, 180, -90]);
  const [mark] = placeNotices(spot, [{ item: 'north-east', at: at(400, 400) }]);
  expect(mark?.x).toBeGreaterThan(60);
  expect(mark?.y).toBeLessThan(40);
});

test('notices at one place hang around it, and no two lie over each other', () => {
  const marks = placeNotices(
    spot,
    Array.from({ length: 20 }, (_, item) => ({ item, at: at(300, -300) })),
  );
  const notices = marks.filter(({ form }) => form === 'notice');
  expect(marks).toHaveLength(20);
  expect(notices.length).toBeGreaterThan(2);
  for (const a of notices) {
    expect(Math.abs(a.x - 50) < 15 && Math.abs(a.y - 50) < 15, 'over the person').toBe(false);
    for (const b of notices)
      if (a !== b)
        expect(Math.abs(a.x - b.x) >= 31 || Math.abs(a.y - b.y) >= 26, `${a.item} over ${b.item}`).toBe(true);
  }
});

test('the nearer one gets the place', () => {
  const crowd = [
    ...Array.from({ length: 12 }, (_, index) => ({ item: `far ${index}`, at: at(620, 0) })),
    { item: 'near', at: at(600, 0) },
  ];
  expect(placeNotices(spot, crowd)[0]).toMatchObject({ item: 'near', form: 'notice' });
});
