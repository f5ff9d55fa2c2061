import { expect, test } from 'vitest';
import { ticketAddress } from './ticket-address.ts';

test('the address of the tickets is completed, and only addresses of the web count', () => {
  expect(ticketAddress('tickets.example/abend')).toBe('https://tickets.example/abend');
  expect(['', 'http://', 'javascript:alert(1)', 'nirgends'].map(ticketAddress)).toEqual([null, null, null, null]);
});
