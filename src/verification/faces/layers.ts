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

/** Every place of the answer and the places of the kernel on it that lie inside the picture. */
function overPlaces(
  side: number,
  { size, stride }: Kernel,
  visit: (place: number, inside: number, tap: number) => void,
): void {
  const out = Math.ceil(side / stride);
  const before = paddingBefore(side, size, stride);
  for (let y = 0; y < out; y++) {
    for (let x = 0; x < out; x++) {
      for (let tap = 0; tap < size * size; tap++) {
        const row = y * stride + Math.floor(tap / size) - before;
        const column = x * stride + (tap % size) - before;
        if (row >= 0 && row < side && column >= 0 && column < side) visit(y * out + x, row * side + column, tap);
      }
    }
  }
}

/** Each channel by itself. */
export function depthwise({ side, channels, data }: Map3, weights: Float32Array, kernel: Kernel): Map3 {
  const out = Math.ceil(side / kernel.stride);
  const answer = new Float32Array(out * out * channels);
  overPlaces(side, kernel, (place, inside, tap) => {
    const [to, from, by] = [place * channels, inside * channels, tap * channels];
    for (let c = 0; c < channels; c++) {
      answer[to + c] = (answer[to + c] ?? 0) + (data[from + c] ?? 0) * (weights[by + c] ?? 0);
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
  const answer = new Float32Array(out * out * bias.length);
  for (let place = 0; place < out * out; place++) answer.set(bias, place * bias.length);
  const wide = bias.length;
  overPlaces(side, kernel, (place, inside, tap) => {
    addProduct(
      { data, from: inside * channels, channels },
      { weights, by: tap * channels * wide, wide },
      answer,
      place * wide,
    );
  });
  return { side: out, channels: wide, data: answer };
}

interface Input {
  readonly data: Float32Array;
  readonly from: number;
  readonly channels: number;
}

interface Matrix {
  readonly weights: Float32Array;
  readonly by: number;
  readonly wide: number;
}

/** Adds one place's numbers times the matrix to the answer at `to`, four channels at a time: they share the way there. */
function addProduct({ data, from, channels }: Input, { weights, by, wide }: Matrix, answer: Float32Array, to: number) {
  for (let c = 0; c < channels; c += 4) {
    const left = channels - c;
    const one = data[from + c] ?? 0;
    const two = left > 1 ? (data[from + c + 1] ?? 0) : 0;
    const three = left > 2 ? (data[from + c + 2] ?? 0) : 0;
    const four = left > 3 ? (data[from + c + 3] ?? 0) : 0;
    const row = by + c * wide;
    for (let o = 0; o < wide; o++) {
      const at = row + o;
      answer[to + o] =
        (answer[to + o] ?? 0) +
        one * (weights[at] ?? 0) +
        two * (weights[at + wide] ?? 0) +
        three * (weights[at + 2 * wide] ?? 0) +
        four * (weights[at + 3 * wide] ?? 0);
    }
  }
}

/** The largest of each four neighbours. */
export function halved({ side, channels, data }: Map3): Map3 {
  const half = side / 2;
  const answer = new Float32Array(half * half * channels).fill(Number.NEGATIVE_INFINITY);
  overPlaces(side, { size: 2, stride: 2 }, (place, inside) => {
    for (let c = 0; c < channels; c++) {
      const to = place * channels + c;
      answer[to] = Math.max(answer[to] ?? 0, data[inside * channels + c] ?? 0);
    }
  });
  return { side: half, channels, data: answer };
}

/** The sum of two maps; channels that the second lacks count as nothing. */
export function sum(one: Map3, other: Map3): Map3 {
  const { side, channels } = one;
  const data = one.data.map((value, at) => {
    const channel = at % channels;
    return channel < other.channels
      ? value + (other.data[Math.floor(at / channels) * other.channels + channel] ?? 0)
      : value;
  });
  return { side, channels, data };
}

/** What is negative counts by its channel's share. */
export function leaking({ side, channels, data }: Map3, shares: Float32Array): Map3 {
  return { side, channels, data: data.map((value, at) => (value < 0 ? value * (shares[at % channels] ?? 0) : value)) };
}

export function positive({ side, channels, data }: Map3): Map3 {
  return { side, channels, data: data.map((value) => Math.max(0, value)) };
}
