import type { OperatorFile } from '#server/boot/settings/operator.ts';

/** Values of the repository's `operator.json` that no pattern recognizes. */
const sampleValues: ReadonlySet<string> = new Set(['Jule Brandt', 'Mira Sommer']);

/** Domains reserved for examples (RFC 2606). */
const RESERVED_DOMAIN = /@(?:.*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

const isBareStoreLink = {
  appStore: (link: string) => !/\/id\d+/.test(link),
  googlePlay: (link: string) => !/[?&]id=[\w.]+/.test(link),
};

function isSample(name: string, value: string): boolean {
  if (name in isBareStoreLink) return isBareStoreLink[name as keyof typeof isBareStoreLink](value);
  if (sampleValues.has(value) || RESERVED_DOMAIN.test(value)) return true;
  return /muster(?:str|stadt|mann|firma|frau)/i.test(value) || /0{6}|^0+$/.test(value.replace(/\D/g, ''));
}

/** Fields of the operator's file that are the sample's or look like a sample, such as numbers of zeros. */
export function findSampleFields({ planSupport, ...own }: OperatorFile): string[] {
  const fields = [
    ...Object.entries(own),
    ...own.processors.map(({ address }, index) => [`processors.${index}.address`, address] as const),
    ...Object.entries(planSupport).map(([name, value]) => [`planSupport.${name}`, value] as const),
  ];
  return fields.flatMap(([name, value]) => (typeof value === 'string' && isSample(name, value) ? [name] : []));
}
