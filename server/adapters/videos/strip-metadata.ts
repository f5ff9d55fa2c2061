import type { EncodedPacket } from 'mediabunny';

/** A codec's metadata units (SEI): header size and kinds. */
interface UnitForm {
  headerBytes: number;
  isNote: (header: number) => boolean;
}

/** SEI is unit type 6 in H.264, 39 and 40 in HEVC. */
const forms: Partial<Record<string, UnitForm>> = {
  avc: { headerBytes: 1, isNote: (header) => (header & 0x1f) === 6 },
  hevc: { headerBytes: 2, isNote: (header) => [39, 40].includes((header >> 1) & 0x3f) },
};
/** Registered and unregistered user data, which may contain places and names. */
const USER_DATA = [4, 5];
const AVC_LENGTH = { at: 4, least: 7 };
const HEVC_LENGTH = { at: 21, arraysAt: 22, least: 23 };

/** Message kinds in a unit; above 255 they take several bytes. */
function* kindsIn(unit: Uint8Array, headerBytes: number): Generator<number> {
  let at = headerBytes;
  const number = () => {
    let sum = 0;
    while (unit[at] === 0xff) {
      sum += 0xff;
      at += 1;
    }
    sum += unit[at] ?? 0;
    at += 1;
    return sum;
  };
  // The last byte ends the unit.
  while (at < unit.length - 1) {
    yield number();
    at += number();
  }
}

function holdsUserData(unit: Uint8Array, { headerBytes, isNote }: UnitForm): boolean {
  if (!isNote(unit[0] ?? 0)) return false;
  for (const kind of kindsIn(unit, headerBytes)) if (USER_DATA.includes(kind)) return true;
  return false;
}

/** Units of a packet with their length prefix. Throws if one exceeds the rest. */
function* unitsIn(data: Uint8Array, lengthBytes: number): Generator<{ whole: Uint8Array; unit: Uint8Array }> {
  for (let at = 0; at < data.length; ) {
    const from = at + lengthBytes;
    const length = data.subarray(at, from).reduce((sum, byte) => sum * 256 + byte, 0);
    if (from + length > data.length) throw new RangeError('a unit ends after its packet');
    yield { whole: data.subarray(at, from + length), unit: data.subarray(from, from + length) };
    at = from + length;
  }
}

const joined = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Size of the length prefix, from the codec's configuration. */
function lengthBytesOf(codec: string, description: Uint8Array): number | null {
  const { at, least } = codec === 'avc' ? AVC_LENGTH : HEVC_LENGTH;
  const byte = description[at];
  return byte === undefined || description.length < least ? null : (byte & 3) + 1;
}

/** Removes SEI user data from H.264 and HEVC packets; other codecs are unchanged. Throws for a damaged packet. */
export function createMetadataStripper(codec: string, description: Uint8Array | undefined) {
  const form = forms[codec];
  const lengthBytes = form && description ? lengthBytesOf(codec, description) : null;
  return (packet: EncodedPacket): EncodedPacket => {
    if (!form || lengthBytes === null) return packet;
    const kept: Uint8Array[] = [];
    let isShorter = false;
    for (const { whole, unit } of unitsIn(packet.data, lengthBytes)) {
      if (holdsUserData(unit, form)) isShorter = true;
      else kept.push(whole);
    }
    return isShorter && kept.length > 0 ? packet.clone({ data: joined(kept) }) : packet;
  };
}

function hevcWithoutNotes(description: Uint8Array): Uint8Array {
  const { isNote } = forms.hevc as UnitForm;
  const arrays: Uint8Array[] = [];
  let at = HEVC_LENGTH.arraysAt + 1;
  for (let left = description[HEVC_LENGTH.arraysAt] ?? 0; left > 0; left -= 1) {
    const from = at;
    const units = ((description[at + 1] ?? 0) << 8) | (description[at + 2] ?? 0);
    at += 3;
    for (let unit = 0; unit < units; unit += 1) at += 2 + (((description[at] ?? 0) << 8) | (description[at + 1] ?? 0));
    if (at > description.length) throw new RangeError('the description is cut off');
    // Unlike in a unit header, the kind is not shifted here.
    if (!isNote((description[from] ?? 0) << 1)) arrays.push(description.subarray(from, at));
  }
  const head = description.slice(0, HEVC_LENGTH.arraysAt + 1);
  head[HEVC_LENGTH.arraysAt] = arrays.length;
  return joined([head, ...arrays]);
}

/** An empty Vorbis comment. */
const NO_COMMENT = new Uint8Array([3, ...Buffer.from('vorbis'), 0, 0, 0, 0, 0, 0, 0, 0, 1]);

/** The second of Vorbis's three headers has title and artist. */
function vorbisWithoutNotes(description: Uint8Array): Uint8Array {
  let at = 1;
  const length = () => {
    let sum = 0;
    for (; description[at] === 0xff; at += 1) sum += 0xff;
    sum += description[at] ?? 0;
    at += 1;
    return sum;
  };
  const [first, comment] = [length(), length()];
  if (description[0] !== 2 || at + first + comment >= description.length) throw new RangeError('no headers of Vorbis');
  const identification = description.subarray(at, at + first);
  const head = new Uint8Array([2, first, NO_COMMENT.length]);
  return joined([head, identification, NO_COMMENT, description.subarray(at + first + comment)]);
}

/** Decoder configuration without metadata. Throws if damaged. */
export function stripMetadata(codec: string, description: Uint8Array | undefined): Uint8Array | undefined {
  if (!description) return undefined;
  if (codec === 'vorbis') return vorbisWithoutNotes(description);
  return codec === 'hevc' && description.length >= HEVC_LENGTH.least ? hevcWithoutNotes(description) : description;
}
