/** True when one letter too few, too many, wrong, or swapped with the next one is all that is between two words. */
function isOneTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return [restA.slice(1), restA].includes(restB.slice(1)) || restA.slice(1) === restB || isSwapped;
}

/** For every name that is none of the known ones but was probably meant to be, one sentence that says so. */
export function findTypos(given: readonly string[], known: readonly string[]): string[] {
  const all = known.flatMap((name) => [name, `${name}_FILE`]);
  return given.flatMap((name) => {
    if (all.includes(name)) return [];
    const meant = all.find((each) => isOneTypo(name.toUpperCase(), each));
    return meant ? [`${name} is no setting: is ${meant} meant?`] : [];
  });
}
