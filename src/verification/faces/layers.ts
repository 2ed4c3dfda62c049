/** The layers that the face net is made of: convolutions over maps of numbers, in plain typed arrays. */

/** Row by row, all channels of a place beside each other. */
export interface Map3 {
  readonly side: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** Numbers of padding before the first place, as the net was trained: half, rounded down, of what is missing. */
function paddingBefore(side: number, kernel: number, stride: number): number {
  return Math.max(0, (Math.ceil(side / stride) - 1) * stride + kernel - side) >> 1;
}

interface Kernel {
  readonly size: number;
  readonly stride: number;
}

/** Neighbouring places of one row of the answer, and where one number of the kernel lies on the map for the first of them. */
interface Run {
  readonly place: number;
  readonly inside: number;
  readonly count: number;
  readonly tap: number;
}

/** Every place of the answer, row by row, with each number of the kernel that lies inside the map. */
function overRuns(side: number, { size, stride }: Kernel, visit: (run: Run) => void): void {
  const out = Math.ceil(side / stride);
  const before = paddingBefore(side, size, stride);
  for (let y = 0; y < out; y++) {
    for (let tap = 0; tap < size * size; tap++) {
      const row = y * stride + Math.floor(tap / size) - before;
      const column = (tap % size) - before;
      const first = Math.max(0, Math.ceil(-column / stride));
      const count = Math.min(out, Math.floor((side - 1 - column) / stride) + 1) - first;
      if (row < 0 || row >= side || count <= 0) continue;
      visit({ place: y * out + first, inside: row * side + first * stride + column, count, tap });
    }
  }
}

/** Each channel by itself. */
export function depthwise({ side, channels, data }: Map3, weights: Float32Array, kernel: Kernel): Map3 {
  const out = Math.ceil(side / kernel.stride);
  const answer = new Float32Array(out * out * channels);
  overRuns(side, kernel, ({ place, inside, count, tap }) => {
    const by = tap * channels;
    for (let at = 0; at < count; at++) {
      const to = (place + at) * channels;
      const from = (inside + at * kernel.stride) * channels;
      for (let c = 0; c < channels; c++) {
        answer[to + c] = (answer[to + c] ?? 0) + (data[from + c] ?? 0) * (weights[by + c] ?? 0);
      }
    }
  });
  return { side: out, channels, data: answer };
}

/** All channels together; the bias says how many channels the answer has. */
export function convolution(
  { side, channels, data }: Map3,
  weights: Float32Array,
  bias: Float32Array,
  kernel: Kernel = { size: 1, stride: 1 },
): Map3 {
  const out = Math.ceil(side / kernel.stride);
  const wide = bias.length;
  // One place more than there are: what the last of an odd run is paired with writes there.
  const answer = new Float32Array((out * out + 1) * wide);
  for (let place = 0; place < out * out; place++) answer.set(bias, place * wide);
  overRuns(side, kernel, ({ place, inside, count, tap }) => {
    const matrix = { weights, by: tap * channels * wide, wide };
    for (let at = 0; at < count; at += 2) {
      const from = (inside + at * kernel.stride) * channels;
      const isPair = at + 1 < count;
      const input = { data, from, other: isPair ? from + kernel.stride * channels : from, channels };
      addProducts(input, matrix, answer, (place + at) * wide, (isPair ? place + at + 1 : out * out) * wide);
    }
  });
  return { side: out, channels: wide, data: answer.subarray(0, out * out * wide) };
}

/** Two places of the map. */
interface Pair {
  readonly data: Float32Array;
  readonly from: number;
  readonly other: number;
  readonly channels: number;
}

interface Matrix {
  readonly weights: Float32Array;
  readonly by: number;
  readonly wide: number;
}

/** Adds the numbers of two places times the matrix to the answer at `to` and `too`, four channels at a time: they share the way there. */
function addProducts(
  { data, from, other, channels }: Pair,
  { weights, by, wide }: Matrix,
  answer: Float32Array,
  to: number,
  too: number,
): void {
  for (let c = 0; c < channels; c += 4) {
    const left = channels - c;
    const a = from + c;
    const b = other + c;
    const one = data[a] ?? 0;
    const two = left > 1 ? (data[a + 1] ?? 0) : 0;
    const three = left > 2 ? (data[a + 2] ?? 0) : 0;
    const four = left > 3 ? (data[a + 3] ?? 0) : 0;
    const another = data[b] ?? 0;
    const anotherTwo = left > 1 ? (data[b + 1] ?? 0) : 0;
    const anotherThree = left > 2 ? (data[b + 2] ?? 0) : 0;
    const anotherFour = left > 3 ? (data[b + 3] ?? 0) : 0;
    const row = by + c * wide;
    for (let o = 0; o < wide; o++) {
      const at = row + o;
      const w = weights[at] ?? 0;
      const x = weights[at + wide] ?? 0;
      const y = weights[at + 2 * wide] ?? 0;
      const z = weights[at + 3 * wide] ?? 0;
      answer[to + o] = (answer[to + o] ?? 0) + one * w + two * x + three * y + four * z;
      answer[too + o] = (answer[too + o] ?? 0) + another * w + anotherTwo * x + anotherThree * y + anotherFour * z;
    }
  }
}

/** The largest of each four neighbours. */
export function halved({ side, channels, data }: Map3): Map3 {
  const half = side / 2;
  const answer = new Float32Array(half * half * channels).fill(Number.NEGATIVE_INFINITY);
  overRuns(side, { size: 2, stride: 2 }, ({ place, inside, count }) => {
    for (let at = 0; at < count; at++) {
      for (let c = 0; c < channels; c++) {
        const to = (place + at) * channels + c;
        answer[to] = Math.max(answer[to] ?? 0, data[(inside + 2 * at) * channels + c] ?? 0);
      }
    }
  });
  return { side: half, channels, data: answer };
}

/** The sum of two maps; channels that the second lacks count as nothing. */
export function addFeatureMaps(one: Map3, other: Map3): Map3 {
  const { side, channels } = one;
  const data = Float32Array.from(one.data);
  for (let place = 0; place < side * side; place++) {
    const [to, from] = [place * channels, place * other.channels];
    const shared = Math.min(channels, other.channels);
    for (let c = 0; c < shared; c++) data[to + c] = (data[to + c] ?? 0) + (other.data[from + c] ?? 0);
  }
  return { side, channels, data };
}

/** What is negative counts by its channel's share. */
export function leaking({ side, channels, data }: Map3, shares: Float32Array): Map3 {
  const answer = Float32Array.from(data);
  for (let place = 0; place < side * side; place++) {
    for (let c = 0; c < channels; c++) {
      const value = answer[place * channels + c] ?? 0;
      if (value < 0) answer[place * channels + c] = value * (shares[c] ?? 0);
    }
  }
  return { side, channels, data: answer };
}

export function positive({ side, channels, data }: Map3): Map3 {
  const answer = Float32Array.from(data);
  for (let at = 0; at < answer.length; at++) answer[at] = Math.max(0, answer[at] ?? 0);
  return { side, channels, data: answer };
}
