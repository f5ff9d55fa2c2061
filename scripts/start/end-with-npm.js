/*
 * npm cannot pass on being killed outright: a program that imports this ends, as if asked to, when it loses npm as its
 * parent.
 */
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
