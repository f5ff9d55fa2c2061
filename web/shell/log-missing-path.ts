// biome-ignore lint/suspicious/noConsole: whoever follows a dead link finds it named in the console
console.error('404: no page at', location.pathname);
