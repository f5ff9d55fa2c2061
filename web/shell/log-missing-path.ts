// biome-ignore lint/suspicious/noConsole: names the missing path
console.error('404: no page at', location.pathname);
