import { expect, it } from 'vitest';
import { documentNumber, missingDocument } from '#domain/invoices/documents.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { fc } from '#tests/support/fast-check.ts';

it('numbers sort as they were drawn', () => {
  expect([documentNumber(2026, 9), documentNumber(2026, 10), documentNumber(2027, 1)].toSorted()).toEqual([
    '2026-000009',
    '2026-000010',
    '2027-000001',
  ]);
});

it('an invoice says what came, a correction what went back, and nothing when they agree', () => {
  expect(missingDocument(0, 1500, 19)).toEqual({ kind: 'invoice', grossCents: 1500, netCents: 1261, vatCents: 239 });
  expect(missingDocument(1500, 900, 19)).toEqual({ kind: 'correction', grossCents: 600, netCents: 505, vatCents: 95 });
  expect(missingDocument(900, 900, 19)).toBeNull();
});

it('the documents of a payment together say what one over the rest would, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(16, 19),
      (amounts, percent) => {
        const sum = { grossCents: 0, netCents: 0, vatCents: 0 };
        for (const kept of amounts) {
          const document = missingDocument(sum.grossCents, kept, percent);
          const sign = document?.kind === 'correction' ? -1 : 1;
          for (const name of ['grossCents', 'netCents', 'vatCents'] as const)
            sum[name] += sign * (document?.[name] ?? 0);
          expect(
            Math.abs((document?.vatCents ?? 0) - ((document?.grossCents ?? 0) * percent) / (100 + percent)),
          ).toBeLessThanOrEqual(1);
        }
        expect(sum).toEqual({ grossCents: amounts.at(-1), ...splitVat(amounts.at(-1) ?? 0, percent) });
      },
    ),
  );
});
