import { expect, test } from 'vitest';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { toInput, toValues } from './profile-values.ts';
import { toPublicProfile } from './to-public-profile.ts';

const contact = { public_phone: '030 1', public_email: 'a@b.example', website_url: 'b.example' };
const values = { ...toValues(null, 'Zum Anker'), ...contact };

test('the public sees only the contacts that are shown', () => {
  expect(toPublicProfile(values, null)).toMatchObject({ phone: null, email: null, website: 'https://b.example/' });
  const shown = { ...values, show_phone: true, show_email: true, website_url: 'kein Link' };
  expect(toPublicProfile(shown, null)).toMatchObject({ phone: '030 1', email: 'a@b.example', website: null });
  expect(toPublicProfile({ ...shown, public_phone: ' ' }, null).phone).toBeNull();
});

test('a day whose times are still being typed counts as closed, and is stored with the usual ones once it is', () => {
  const monday = { open: '', close: '17:00', closed: false };
  const typing = { ...values, opening_hours: { ...values.opening_hours, monday } };
  expect(toPublicProfile(typing, null).schedule.hours.monday.closed).toBe(true);
  const closed = { ...typing, opening_hours: { ...typing.opening_hours, monday: { ...monday, closed: true } } };
  expect(toInput(closed)?.opening_hours?.monday).toEqual({ ...defaultOpeningHours().monday, closed: true });
});

test('a new profile starts with the name of the business and the usual hours', () => {
  expect(values).toMatchObject({ display_name: 'Zum Anker', opening_hours: defaultOpeningHours(), is_visible: true });
});
