/** A drawn passport photograph in the name of whoever a journey has registered. */
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { DEMO_STYLE, drawPage } from "#verification/specimens/drawing/page.ts";
import { CLEAN, photograph } from "#verification/specimens/drawing/photograph.ts";

const CONTENT: MrzContent = {
  format: "TD3",
  documentCode: "P",
  issuingCountry: "MYS",
  surname: "Karimova",
  givenNames: "Samira",
  documentNumber: "A71938264",
  nationality: "MYS",
  dateOfBirth: "1979-02-14",
  sex: "F",
  expiryDate: "2032-05-30",
};

/** A JPEG that passes every rule unless told otherwise, and what stands on it. */
export async function passportPicture(
  changes: Partial<MrzContent> = {},
): Promise<{ bytes: Buffer; content: MrzContent }> {
  const content = { ...CONTENT, ...changes };
  const page = drawPage(content, { ...DEMO_STYLE, seed: 23, hue: 185 });
  return { bytes: await photograph(page, CLEAN), content };
}
