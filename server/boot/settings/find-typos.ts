/** Whether two words differ by one missing, added, wrong or swapped letter. */
function isOneTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return [restA.slice(1), restA].includes(restB.slice(1)) || restA.slice(1) === restB || isSwapped;
}

/** One sentence per unknown name that is close to a known one. */
export function findTypos(given: readonly string[], known: readonly string[]): string[] {
  const all = known.flatMap((name) => [name, `${name}_FILE`]);
  return given.flatMap((name) => {
    if (all.includes(name)) return [];
    const meant = all.find((each) => isOneTypo(name.toUpperCase(), each));
    return meant ? [`${name} is no setting: is ${meant} meant?`] : [];
  });
}
