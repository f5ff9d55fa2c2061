/** An unusable setting; the message is meant for the person who starts the server. */
export class ConfigError extends Error {}
