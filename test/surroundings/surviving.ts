/** What a process under test gets of our own environment: where programs are, and what Node kept of the sources for quick starts. */

const { PATH, NODE_COMPILE_CACHE } = process.env;

export const SURVIVING: Readonly<Record<string, string>> = {
  PATH: PATH ?? "",
  ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
};
