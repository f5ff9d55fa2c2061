const mailAddress = /^[^@/]+@[^@/]+$/;

/** Typed words for a mail to another person, with web addresses broken as `https[:]//evil[.]example`: mail programs link them otherwise. */
export function withoutLinks(words: string): string {
  return words.replaceAll(/\S+/g, (word) =>
    mailAddress.test(word)
      ? word
      : word.replaceAll('://', '[:]//').replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '[.]'),
  );
}
