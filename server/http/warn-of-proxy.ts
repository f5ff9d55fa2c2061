import type { MiddlewareHandler } from 'hono';
import type { TransactionDeps } from '#server/context/context.ts';

/**
 * Logs once when calls carry `X-Forwarded-For` without a configured proxy: all callers then share their limits. The
 * header is never trusted then.
 */
export function warnOfProxy({ config, logger }: Pick<TransactionDeps, 'config' | 'logger'>): MiddlewareHandler {
  let isSilent = config.trustedProxies !== null;
  return (c, next) => {
    if (!isSilent && c.req.header('X-Forwarded-For') !== undefined) {
      isSilent = true;
      logger.warn(
        'calls carry X-Forwarded-For but TRUST_PROXY is not set: all callers behind a proxy share their limits',
      );
    }
    return next();
  };
}
