/** People per figure, so that `most` takes at most `figures`. */
export function peopleUnit(most: number, figures: number): number {
  for (let power = 1; ; power *= 10) {
    const unit = [1, 2, 5].find((step) => most <= step * power * figures);
    if (unit !== undefined) return unit * power;
  }
}
