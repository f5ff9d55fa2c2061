import { Hono } from 'hono';
import type { WithdrawFault, WithdrawPageData, WithdrawPageField } from '#contract/withdraw-page.ts';
import { withdrawPageFields } from '#contract/withdraw-page.ts';
import { WithdrawalSchema } from '#contract/withdrawals.ts';
import { withdrawAlias, withdrawPath } from '#domain/legal/addresses.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { FormContext, InternalApi } from '#server/pages/form-page.ts';
import { createFormPage, readTexts } from '#server/pages/form-page.ts';
import type { RenderPage } from '#server/pages/render-page.ts';

/** Up to nine bytes per typed character. */
const MAX_BYTES = 16 * 1024;

type Values = WithdrawPageData['values'];

const nothing: WithdrawPageData = {
  kind: 'withdraw',
  step: 'form',
  values: {},
  faults: {},
  failure: null,
  reference: null,
};

function askedFor(c: FormContext): WithdrawPageData | null {
  const reference = c.req.query('received') ?? '';
  return /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(reference) ? { ...nothing, reference } : null;
}

function faultOf(field: WithdrawPageField, code: string, values: Values): WithdrawFault {
  if (!values[field]?.trim()) return 'required';
  if (code === 'too_big' && field !== 'email') return 'too_long';
  return field === 'email' ? 'email' : 'other';
}

/** By the rules of the API call. */
function faultsIn(values: Values): WithdrawPageData['faults'] {
  const read = WithdrawalSchema.safeParse({ name: '', email: '', contract: '', ...values });
  // The first error per field.
  const issues = read.error?.issues.toReversed() ?? [];
  const faults = issues.map(({ path: [field], code }) => {
    const name = field as WithdrawPageField;
    return [name, faultOf(name, code, values)] as const;
  });
  return Object.fromEntries(faults);
}

/** Withdrawal from a contract in two steps without scripts: typed values are confirmed, then passed to the API call. */
export function createWithdrawPage(deps: Deps, render: RenderPage, api: InternalApi) {
  const form = createFormPage(deps, {
    render,
    api,
    path: withdrawPath,
    call: '/api/v1/withdrawals',
    limit: 'withdrawPage',
  });

  async function confirm(c: FormContext, values: Values) {
    const response = await form.post(c, values);
    if (response.ok) {
      const { reference } = (await response.json()) as { reference: string };
      return c.redirect(`${withdrawPath}?received=${reference}`, 303);
    }
    const pause = response.headers.get('Retry-After');
    const failure = { kind: response.status === 422 ? 'check' : 'broken' } as const;
    const headers: Record<string, string> = pause === null ? {} : { 'Retry-After': pause };
    return form.send(c, { ...nothing, values, failure }, response.status, headers);
  }

  const hono = new Hono<{ Bindings: object; Variables: ApiVariables }>();
  for (const path of [withdrawPath, withdrawAlias]) {
    hono.get(path, async (c, next) => {
      const data = askedFor(c);
      return data && (await form.mayRender(c)) ? form.send(c, data, 200) : next();
    });
    hono.post(path, limitBody(MAX_BYTES), async (c) => {
      if (form.isFromElsewhere(c)) return c.redirect(withdrawPath, 303);
      const { step, ...values } = await readTexts(c, [...withdrawPageFields, 'step']);
      const faults = faultsIn(values);
      const isComplete = Object.keys(faults).length === 0;
      if (isComplete && step === 'confirm') return confirm(c, values);
      if (!(await form.mayRender(c))) throw new Problem('rate_limited');
      if (!isComplete) return form.send(c, { ...nothing, values, faults, failure: { kind: 'check' } }, 422);
      return form.send(c, { ...nothing, step: step === 'change' ? 'form' : 'confirm', values }, 200);
    });
  }
  return hono;
}
