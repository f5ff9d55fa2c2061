const HOUR_MS = 3_600_000;
/** Interval while a check fails. */
const MINUTE_MS = 60_000;

interface Watching {
  /** One sentence about a problem; undefined if fine. */
  look: () => Promise<string | undefined>;
  /** Called on the first failure, and on recovery. */
  onWrong: (sentence: string) => void;
  onRight: () => void;
  onError: (error: Error) => void;
}

/** Checks every hour, every minute while failing; returns a stop function. */
export function watchInstallation({ look, onWrong, onRight, onError }: Watching): () => void {
  let wasWrong = false;
  let timer: NodeJS.Timeout;
  const judge = (sentence: string | undefined) => {
    const isWrong = sentence !== undefined;
    if (isWrong && !wasWrong) onWrong(sentence);
    if (!isWrong && wasWrong) onRight();
    wasWrong = isWrong;
  };
  const plan = () => {
    timer = setTimeout(() => void look().then(judge, onError).finally(plan), wasWrong ? MINUTE_MS : HOUR_MS).unref();
  };
  plan();
  return () => clearTimeout(timer);
}
