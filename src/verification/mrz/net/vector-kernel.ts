/**
 * The net's inner loop in WebAssembly, written out instruction by instruction: eight outputs of four inputs at a time in
 * vector registers. The same sums in plain JavaScript take four times as long.
 */

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const VOID = 0x40;

/** Arguments of the loop, in bytes unless said otherwise; `count` is a multiple of four. */
const ARGUMENTS = ["input", "inputStride", "weights", "output", "outputStride", "terms", "count", "floor"] as const;
const COUNTERS = ["left", "x0", "x1", "x2", "x3", "weight", "term"] as const;
const SUMS = ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"] as const;
const VECTORS = ["wa", "wb", "x", "least", ...SUMS] as const;

const LOCALS: readonly string[] = [...ARGUMENTS, ...COUNTERS, ...VECTORS];

type Code = readonly number[];

/** Unsigned LEB128. */
function leb(value: number): number[] {
  const rest = Math.floor(value / 128);
  return rest === 0 ? [value] : [(value % 128) | 0x80, ...leb(rest)];
}

/** Signed LEB128 of a small number. */
function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const done = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return done ? [low] : [low | 0x80, ...signed(rest)];
}

const indexOf = (name: string) => leb(LOCALS.indexOf(name));
const get = (name: string): Code => [0x20, ...indexOf(name)];
const set = (name: string, ...value: Code[]): Code => [...value.flat(), 0x21, ...indexOf(name)];
const number = (value: number): Code => [0x41, ...signed(value)];
const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];
const vector = (code: number): Code => [0xfd, ...leb(code)];
/** Alignment 2 (four bytes), then the offset. */
const at = (offset: number): Code => [0x02, ...leb(offset)];
const load = (address: Code, offset: number): Code => [...address, ...vector(0x00), ...at(offset)];
const loadSplat = (address: Code): Code => [...address, ...vector(0x09), ...at(0)];
const store = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  ...vector(0x0b),
  ...at(offset),
];
const splat = (value: Code): Code => [...value, ...vector(0x13)];
const addVectors = (a: Code, b: Code): Code => [...a, ...b, ...vector(0xe4)];
const multiply = (a: Code, b: Code): Code => [...a, ...b, ...vector(0xe6)];
const larger = (a: Code, b: Code): Code => [...a, ...b, ...vector(0xe9)];
/** Repeats while `again` leaves a number other than 0. */
const repeat = (body: Code, again: Code): Code => [0x03, VOID, ...body, ...again, 0x0d, 0x00, 0x0b];

const ROWS = [0, 1, 2, 3] as const;
/** Bytes of the weights of one term: eight numbers. */
const TERM_BYTES = 32;

/** One term of the sums: a number of each of the four inputs times eight weights. */
function oneTerm(): Code {
  return [
    ...set("wa", load(get("weight"), 0)),
    ...set("wb", load(get("weight"), 16)),
    ...ROWS.flatMap((row) => [
      ...set("x", loadSplat(get(`x${row}`))),
      ...set(`x${row}`, add(get(`x${row}`), number(4))),
      ...set(`a${row}`, addVectors(get(`a${row}`), multiply(get("x"), get("wa")))),
      ...set(`b${row}`, addVectors(get(`b${row}`), multiply(get("x"), get("wb")))),
    ]),
    ...set("weight", add(get("weight"), number(TERM_BYTES))),
    ...set("term", subtract(get("term"), number(1))),
  ];
}

/** Four inputs: their sums begin with the biases, which stand before the weights. */
function fourInputs(): Code {
  return [
    ...set("x0", get("input")),
    ...set("x1", add(get("x0"), get("inputStride"))),
    ...set("x2", add(get("x1"), get("inputStride"))),
    ...set("x3", add(get("x2"), get("inputStride"))),
    ...set("input", add(get("x3"), get("inputStride"))),
    ...ROWS.flatMap((row) => [...set(`a${row}`, load(get("weights"), 0)), ...set(`b${row}`, load(get("weights"), 16))]),
    ...set("weight", add(get("weights"), number(TERM_BYTES))),
    ...set("term", get("terms")),
    ...repeat(oneTerm(), get("term")),
    ...ROWS.flatMap((row) => [
      ...store(get("output"), 0, larger(get(`a${row}`), get("least"))),
      ...store(get("output"), 16, larger(get(`b${row}`), get("least"))),
      ...set("output", add(get("output"), get("outputStride"))),
    ]),
    ...set("left", subtract(get("left"), number(4))),
  ];
}

const sized = (body: Code): Code => [...leb(body.length), ...body];
const section = (id: number, body: Code): Code => [id, ...sized(body)];
const name = (text: string): Code => sized([...new TextEncoder().encode(text)]);

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const types = [1, 0x60, ...sized(ARGUMENTS.map((argument) => (argument === "floor" ? F32 : I32))), 0];
  const body = [
    ...[2, ...leb(COUNTERS.length), I32, ...leb(VECTORS.length), V128],
    ...set("left", get("count")),
    ...set("least", splat(get("floor"))),
    ...repeat(fourInputs(), get("left")),
    0x0b,
  ];
  const sections = [
    ...section(1, types),
    ...section(2, [1, ...name("memory"), ...name("memory"), 0x02, 0x00, 0x01]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name("sums"), 0x00, 0]),
    ...section(10, [1, ...sized(body)]),
  ];
  return Uint8Array.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, ...sections]);
}

/**
 * For `count` inputs of `terms` numbers, `inputStride` apart: eight sums each, not below `floor`. At `weights` stand eight
 * biases, then eight weights for each term.
 */
export type VectorKernel = (
  input: number,
  inputStride: number,
  weights: number,
  output: number,
  outputStride: number,
  terms: number,
  count: number,
  floor: number,
) => void;

let compiled: WebAssembly.Module | null = null;

/** The loop over a memory. */
export function vectorKernel(memory: WebAssembly.Memory): VectorKernel {
  compiled ??= new WebAssembly.Module(moduleBytes());
  const { sums } = new WebAssembly.Instance(compiled, { memory: { memory } }).exports;
  return sums as VectorKernel;
}
