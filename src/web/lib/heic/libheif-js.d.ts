/** The part of libheif-js that is used; the package describes only its low-level calls. */
declare module "libheif-js" {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: object | null) => void,
    ): void;
  }
  export class HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }
}
