/** The refusal of a HEIC picture, apart from what decodes one. */

/** The picture could be decoded neither by the browser nor by the library. */
export class HeicUnreadable extends Error {
  override name = "HeicUnreadable";
}
