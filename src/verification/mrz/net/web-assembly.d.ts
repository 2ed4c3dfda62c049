/** The part of WebAssembly that the reader uses; the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Memory {
    /** Pages of 64 KB. */
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: { memory: { memory: Memory } });
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
