/** How many people or looks one drawn figure stands for, so that the highest number takes at most so many figures. */
export function peopleUnit(most: number, figures: number): number {
  for (let power = 1; ; power *= 10) {
    const unit = [1, 2, 5].find((step) => most <= step * power * figures);
    if (unit !== undefined) return unit * power;
  }
}
