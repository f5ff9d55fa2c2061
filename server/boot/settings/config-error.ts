/** An unusable setting; the message is for the operator. */
export class ConfigError extends Error {}
