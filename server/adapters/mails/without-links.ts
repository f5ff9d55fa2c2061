const mailAddress = /^[^@/]+@[^@/]+$/;

/** Breaks URLs as `https[:]//evil[.]example`, since mail programs link them. */
export function withoutLinks(words: string): string {
  return words.replaceAll(/\S+/g, (word) =>
    mailAddress.test(word)
      ? word
      : word.replaceAll('://', '[:]//').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]'),
  );
}
