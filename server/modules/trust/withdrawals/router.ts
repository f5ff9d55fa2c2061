import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mountOnce } from '#server/http/endpoint.ts';
import { countWithdrawal, sendWithdrawal } from '#server/modules/trust/withdrawals/send-withdrawal.ts';

export function mountWithdrawals(app: EndpointApp): void {
  mountOnce(app, routes.sendWithdrawal, {
    prepare: ({ ctx, body }) => countWithdrawal(ctx, body),
    commit: ({ ctx, body }, mails) => sendWithdrawal(ctx, body, mails),
  });
}
