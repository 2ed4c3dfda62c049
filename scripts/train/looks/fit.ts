/** Fits the numbers of one look: a weighted ridge regression to 1 where it is so and −1 where it is not. */

/** Against the mean size of the numbers: as much as trials with faces left out found best. */
const RIDGE = 0.1;

/** What is added, then the share of each number. Both kinds weigh as much together, however many there are of each. */
export function fitLook(seen: readonly Float32Array[], isSo: readonly boolean[]): Float32Array {
  const count = seen.length;
  const so = isSo.filter(Boolean).length;
  const weights = isSo.map((one) => Math.sqrt(count / (2 * (one ? so : count - so))));
  const middle = weightedMean(seen, weights);
  const rows = seen.map((row, at) => row.map((value, i) => (value - (middle[i] ?? 0)) * (weights[at] ?? 0)));
  const products = rows.map((row, at) =>
    Float64Array.from({ length: at + 1 }, (_, other) => dot(row, rows[other] ?? row)),
  );
  const ridge = (RIDGE * products.reduce((sum, row, at) => sum + (row[at] ?? 0), 0)) / count;
  const shares = solve(
    products,
    ridge,
    isSo.map((one, at) => (one ? 1 : -1) * (weights[at] ?? 0)),
  );
  const numbers = new Float32Array(1 + middle.length);
  for (const [at, row] of rows.entries()) {
    for (const [i, value] of row.entries()) numbers[1 + i] = (numbers[1 + i] ?? 0) + value * (shares[at] ?? 0);
  }
  numbers[0] = -dot(numbers.subarray(1), middle);
  return numbers;
}

function weightedMean(rows: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const mean = new Float32Array(rows[0]?.length ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  for (const [at, row] of rows.entries()) {
    const share = (weights[at] ?? 0) ** 2 / total;
    for (const [i, value] of row.entries()) mean[i] = (mean[i] ?? 0) + share * value;
  }
  return mean;
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** Solves a symmetric system, of which the lower half is given, by Cholesky's method; `ridge` is added to its diagonal. */
function solve(lower: readonly Float64Array[], ridge: number, wanted: readonly number[]): number[] {
  const factor: Float64Array[] = [];
  for (const [at, row] of lower.entries()) {
    const own = Float64Array.from(row);
    own[at] = (own[at] ?? 0) + ridge;
    for (let i = 0; i <= at; i += 1) {
      const other = i === at ? own : (factor[i] ?? own);
      let rest = own[i] ?? 0;
      for (let k = 0; k < i; k += 1) rest -= (own[k] ?? 0) * (other[k] ?? 0);
      own[i] = i === at ? Math.sqrt(rest) : rest / (other[i] ?? 1);
    }
    factor.push(own);
  }
  const between: number[] = [];
  for (const [at, row] of factor.entries()) {
    const known = between.reduce((sum, value, i) => sum + value * (row[i] ?? 0), 0);
    between.push(((wanted[at] ?? 0) - known) / (row[at] ?? 1));
  }
  const answer = new Array<number>(between.length).fill(0);
  for (let at = between.length - 1; at >= 0; at -= 1) {
    let rest = between[at] ?? 0;
    for (let i = at + 1; i < between.length; i += 1) rest -= (factor[i]?.[at] ?? 0) * (answer[i] ?? 0);
    answer[at] = rest / (factor[at]?.[at] ?? 1);
  }
  return answer;
}
