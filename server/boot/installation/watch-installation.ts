const HOUR_MS = 3_600_000;
/** How often it is looked again at what was wrong. */
const MINUTE_MS = 60_000;

interface Watching {
  /** One sentence about what is wrong; undefined when all is as it should be. */
  look: () => Promise<string | undefined>;
  /** Called when something has gone wrong, and when all is right again. */
  onWrong: (sentence: string) => void;
  onRight: () => void;
  onError: (error: Error) => void;
}

/** Looks every hour, and every minute while something is wrong; returns what ends it. */
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
