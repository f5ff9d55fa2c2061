import { describe, expect, it } from 'vitest';
import type { FactValues, ProposalStep } from '#domain/verification/proposals.ts';
import { planProposals } from '#domain/verification/proposals.ts';

const holding: FactValues = { company_name: 'Anker GmbH', tax_id: null, address: 'Hafen 7, 20359 Hamburg' };

describe('what becomes of a fact that somebody wants to change', () => {
  it.each<[string, FactValues, FactValues, ProposalStep[]]>([
    ['nothing is wanted', { company_name: 'Bank AG' }, {}, []],
    ['it stays as it is', {}, { company_name: 'Anker GmbH', tax_id: null }, []],
    ['it is new', {}, { company_name: 'Bank AG' }, [{ field: 'company_name', step: 'make', value: 'Bank AG' }]],
    ['it is removed', {}, { address: null }, [{ field: 'address', step: 'make', value: null }]],
    [
      'it waits already',
      { company_name: 'Bank AG' },
      { company_name: 'Bank AG' },
      [{ field: 'company_name', step: 'keep', value: 'Bank AG' }],
    ],
    [
      'another value waits',
      { company_name: 'Bank AG' },
      { company_name: 'Kiosk GmbH' },
      [{ field: 'company_name', step: 'replace', value: 'Kiosk GmbH' }],
    ],
    [
      'the old value is wanted again',
      { company_name: 'Bank AG' },
      { company_name: 'Anker GmbH' },
      [{ field: 'company_name', step: 'withdraw', value: 'Anker GmbH' }],
    ],
    [
      'a removal waits',
      { address: null },
      { address: 'Hafen 7, 20359 Hamburg', tax_id: '1' },
      [
        { field: 'tax_id', step: 'make', value: '1' },
        { field: 'address', step: 'withdraw', value: 'Hafen 7, 20359 Hamburg' },
      ],
    ],
  ])('%s', (_, waiting, wanted, steps) => {
    expect(planProposals(holding, waiting, wanted)).toEqual(steps);
  });
});
